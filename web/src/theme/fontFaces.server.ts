import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontFamily, Theme } from '@foyer/brands/theme';
import { fallbackFace } from './fallbackFace.server.ts';
import type { FontMetrics } from './fontMetrics.ts';
import { cutFile, openFonts } from './openFonts.ts';

interface FontFile {
  address: string;
  body: Buffer;
  isPreloaded: boolean;
}

interface Source {
  file: string;
  body: Buffer;
  /** One weight, or the range of a variable font. */
  weight: string;
}

interface FontFolders {
  /** Where licensed files may lie, see `docs/fonts.md`. */
  licensedFolder: string;
  /** Where the build puts the open fonts, cut to what pages use. */
  cutFolder: string;
}

const locate = createRequire(import.meta.url);

/**
 * `@font-face` rules of all four families with their stand-ins, and the files behind them. Only the theme's own two are
 * preloaded; a browser asks for the others when a page uses them.
 */
export async function fontFacesOf(
  theme: Theme,
  { licensedFolder, cutFolder }: FontFolders,
): Promise<{ css: string; files: FontFile[] }> {
  const files: FontFile[] = [];
  let css = '';
  for (const family of Object.keys(openFonts) as FontFamily[]) {
    const licensed = await licensedFaces(family, licensedFolder);
    const sources = licensed.length > 0 ? licensed : await openFaces(family, cutFolder);
    const isOwn = family === theme.fonts.heading || family === theme.fonts.body;
    for (const [index, { file, body, weight }] of sources.entries()) {
      const address = `/theme/${createHash('sha256').update(body).digest('base64url').slice(0, 10)}-${file}`;
      files.push({ address, body, isPreloaded: isOwn && (licensed.length > 0 || index === 0) });
      // Optional: preloaded, the font is nearly always there for the first paint; when it is not, nothing moves afterwards.
      css += `@font-face{font-family:'${family}';src:url(${address}) format('woff2');font-weight:${weight};font-display:optional}`;
    }
    css += fallbackFace(family, licensed.length > 0 ? await licensedMetrics(family, licensedFolder) : null);
  }
  return { css, files };
}

/** The font as it was cut; whole where nothing was built. */
async function openFaces(family: FontFamily, folder: string): Promise<Source[]> {
  const { package: from, name, cuts } = openFonts[family];
  const files = await Promise.all(
    cuts.map(async (cut) => {
      const file = cutFile(name, cut);
      const body = await readFile(join(folder, file)).catch(() => null);
      return body === null ? [] : [{ file, body, weight: [...new Set(cut)].join(' ') }];
    }),
  );
  if (files.every((file) => file.length > 0)) return files.flat();
  return [
    {
      file: `${name}.woff2`,
      body: await readFile(locate.resolve(`${from}/files/${name}-latin-wght-normal.woff2`)),
      weight: '100 900',
    },
  ];
}

async function licensedFaces(family: FontFamily, folder: string): Promise<Source[]> {
  const found = await Promise.all(
    openFonts[family].faces.map(async ({ name, weight }) => {
      const file = `${family}-${name}.woff2`;
      const body = await readFile(join(folder, file)).catch(() => null);
      return body === null ? [] : [{ file, body, weight: String(weight) }];
    }),
  );
  return found.flat();
}

async function licensedMetrics(family: FontFamily, folder: string): Promise<FontMetrics | null> {
  const text = await readFile(join(folder, `${family}.metrics.json`), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as FontMetrics);
}
