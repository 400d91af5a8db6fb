import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hanFile, hanFont, hanSlicesFile } from './hanFont.ts';
import type { HanSlice } from './hanFont.ts';

interface HanFile {
  address: string;
  body: Buffer;
  isPreloaded: boolean;
}

/**
 * `@font-face` rules of the Chinese font and its files; null without a build. A browser requests only the slices whose
 * characters a page uses. The first slice is that of every page: preloaded and `optional`, so that no text moves on a
 * device without a Chinese font. Text of the other slices appears later, so they may still replace a font of the device.
 */
export async function hanFacesOf(cutFolder: string): Promise<{ css: string; files: readonly HanFile[] } | null> {
  const text = await readFile(join(cutFolder, hanSlicesFile), 'utf8').catch(() => null);
  if (text === null) return null;
  const files: HanFile[] = [];
  let css = '';
  for (const [index, { name, range }] of (JSON.parse(text) as readonly HanSlice[]).entries()) {
    for (const { weight, serves, local } of hanFont.faces) {
      const file = hanFile(name, weight);
      const body = await readFile(join(cutFolder, file));
      const address = `/theme/${createHash('sha256').update(body).digest('base64url').slice(0, 10)}-${file}`;
      files.push({ address, body, isPreloaded: index === 0 });
      // A preloaded file is there before a local one is found.
      const sources = [
        ...(index === 0 ? [] : local.map((font) => `local('${font}')`)),
        `url(${address}) format('woff2')`,
      ].join(',');
      css += `@font-face{font-family:'${hanFont.family}';src:${sources};font-weight:${serves};font-display:${index === 0 ? 'optional' : 'swap'};unicode-range:${range}}`;
    }
  }
  return { css, files };
}
