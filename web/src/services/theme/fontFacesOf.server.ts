import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import type { FontFamily, Theme } from '@foyer/brands/theme';
import { monoFont, openFonts, subsetFile } from './openFonts.ts';

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

export interface FontFolders {
  /** Optional licensed files, see `docs/fonts.md`. */
  licensedFolder: string;
  /** Subset open fonts from the build. */
  cutFolder: string;
}

const locate = createRequire(import.meta.url);

/** Fonts with Arial's metrics; nearly every machine has one. */
const localFaces = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'];

/**
 * Metrics for matching another font's width and height, in font units. A licensed font has its metrics beside its
 * files.
 */
type FontMetrics = Parameters<typeof createFontStack>[0][number];

/**
 * Metrics of the open fonts and of the local one, from their tables `head` and `hhea`. `xWidthAvg` is the average
 * letter width weighted by English letter frequency. Copied from `@capsizecss/metrics` 4.3, which contains a file for
 * every font: half of all installed files, for five entries.
 */
const fontMetrics = {
  cinzel: { familyName: 'Cinzel', ascent: 976, descent: -372, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 556 },
  jost: { familyName: 'Jost', ascent: 1070, descent: -375, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 428 },
  roboto: { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 },
  figtree: { familyName: 'Figtree', ascent: 950, descent: -250, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 449 },
  arial: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
} as const satisfies Record<string, FontMetrics>;

/**
 * Fallback `@font-face`: a local font, scaled to the family's width and height, so that no line breaks change when the
 * web font arrives (MK-08).
 * @param own metrics of a licensed font; default: those of the open font
 */
function fallbackFace(family: FontFamily, own: FontMetrics | null): string {
  const { fontFaces } = createFontStack([own ?? fontMetrics[openFonts[family].name], fontMetrics.arial], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]?.['@font-face'];
  if (face === undefined) throw new Error(`No fallback could be computed for ${family}.`);
  const sources = localFaces.map((name) => `local('${name}')`).join(',');
  return (
    `@font-face{font-family:'${family} Fallback';src:${sources};size-adjust:${face.sizeAdjust ?? '100%'};` +
    `ascent-override:${face.ascentOverride ?? 'normal'};descent-override:${face.descentOverride ?? 'normal'};line-gap-override:${face.lineGapOverride ?? 'normal'}}`
  );
}

/** Monospaced fonts of devices whose letters are as wide as those of the open one: three fifths of the size. */
const localMonoFaces = ['Courier New', 'Liberation Mono', 'Cousine', 'DejaVu Sans Mono', 'Menlo'];

/**
 * `@font-face` rules of all four families and of the monospaced one, with fallbacks, and their files. Preloads only the theme's two families;
 * others load when a page uses them.
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
      const address = addressOf(file, body);
      files.push({ address, body, isPreloaded: isOwn && (licensed.length > 0 || index === 0) });
      // `optional`: preloaded, the font is nearly always ready for the first paint; otherwise the fallback stays and
      // nothing shifts.
      css += `@font-face{font-family:'${family}';src:url(${address}) format('woff2');font-weight:${weight};font-display:optional}`;
    }
    css += fallbackFace(family, licensed.length > 0 ? await licensedMetrics(family, licensedFolder) : null);
  }
  const mono = await monoFace(cutFolder);
  return { css: css + mono.css, files: [...files, mono.file] };
}

/** Loads on the pages that use it. `swap` moves nothing, because the fallback has the same widths. */
async function monoFace(folder: string): Promise<{ css: string; file: FontFile }> {
  const { family, file, source } = monoFont;
  const body = await readFile(join(folder, file)).catch(() => readFile(locate.resolve(source)));
  const address = addressOf(file, body);
  return {
    css:
      `@font-face{font-family:'${family}';src:url(${address}) format('woff2');font-display:swap}` +
      `@font-face{font-family:'${family} Fallback';src:${localMonoFaces.map((name) => `local('${name}')`).join(',')}}`,
    file: { address, body, isPreloaded: false },
  };
}

const addressOf = (file: string, body: Buffer): string =>
  `/theme/${createHash('sha256').update(body).digest('base64url').slice(0, 10)}-${file}`;

/** The subset font; the complete one when there is no build. */
async function openFaces(family: FontFamily, folder: string): Promise<Source[]> {
  const { package: packageName, name, cuts } = openFonts[family];
  const files = await Promise.all(
    cuts.map(async (cut) => {
      const file = subsetFile(name, cut);
      const body = await readFile(join(folder, file)).catch(() => null);
      return body === null ? [] : [{ file, body, weight: [...new Set(cut)].join(' ') }];
    }),
  );
  if (files.every((file) => file.length > 0)) return files.flat();
  return [
    {
      file: `${name}.woff2`,
      body: await readFile(locate.resolve(`${packageName}/files/${name}-latin-wght-normal.woff2`)),
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
