import type { FontFamily, Theme } from '@foyer/brands/theme';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface FontFile {
  address: string;
  body: Buffer;
  isPreloaded: boolean;
}

/** The open font that stands in for each family of the style guides (MK-08). A licensed file takes the slot by replacing `file`. */
const openFonts: Record<FontFamily, { package: string; name: string }> = {
  OptimusPrinceps: { package: '@fontsource-variable/cinzel', name: 'cinzel' },
  BrandonText: { package: '@fontsource-variable/jost', name: 'jost' },
  Roboto: { package: '@fontsource-variable/roboto', name: 'roboto' },
  Figtree: { package: '@fontsource-variable/figtree', name: 'figtree' },
};

const locate = createRequire(import.meta.url);

/** `@font-face` rules of a theme's two families and the files behind them. */
export async function fontFacesOf(theme: Theme): Promise<{ css: string; files: FontFile[] }> {
  const families = [...new Set([theme.fonts.heading, theme.fonts.body])];
  const files: FontFile[] = [];
  let css = '';
  for (const family of families) {
    const { package: from, name } = openFonts[family];
    const body = await readFile(locate.resolve(`${from}/files/${name}-latin-wght-normal.woff2`));
    const address = `/theme/${createHash('sha256').update(body).digest('base64url').slice(0, 10)}-${name}.woff2`;
    files.push({ address, body, isPreloaded: true });
    // Optional: the font is preloaded and nearly always there for the first paint; when it is not, nothing moves afterwards.
    css += `@font-face{font-family:'${family}';src:url(${address}) format('woff2');font-weight:100 900;font-display:optional}`;
  }
  return { css, files };
}
