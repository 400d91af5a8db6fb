import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hanFile, hanFont, hanSlicesFile } from './hanFont.ts';
import type { HanSlice } from './hanFont.ts';

/**
 * `@font-face` rules of the Chinese font and its files; null without a build. Every character of a Chinese font is as
 * wide as the letter height, so the web font replaces a font of the device without moving the layout, and `swap` shows
 * text at once. A browser requests only the slices whose characters a page uses.
 */
export async function hanFacesOf(
  cutFolder: string,
): Promise<{ css: string; files: readonly { address: string; body: Buffer }[] } | null> {
  const text = await readFile(join(cutFolder, hanSlicesFile), 'utf8').catch(() => null);
  if (text === null) return null;
  const files: { address: string; body: Buffer }[] = [];
  let css = '';
  for (const { name, range } of JSON.parse(text) as readonly HanSlice[]) {
    for (const { weight, serves, local } of hanFont.faces) {
      const file = hanFile(name, weight);
      const body = await readFile(join(cutFolder, file));
      const address = `/theme/${createHash('sha256').update(body).digest('base64url').slice(0, 10)}-${file}`;
      files.push({ address, body });
      const sources = [...local.map((font) => `local('${font}')`), `url(${address}) format('woff2')`].join(',');
      css += `@font-face{font-family:'${hanFont.family}';src:${sources};font-weight:${serves};font-display:swap;unicode-range:${range}}`;
    }
  }
  return { css, files };
}
