import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';
import { hanFile, hanFont, hanSlicesFile, unicodeRange } from '../src/services/theme/hanFont.ts';
import type { HanSlice } from '../src/services/theme/hanFont.ts';
import { monoFont, openFonts, subsetFile } from '../src/services/theme/openFonts.ts';
import type { OpenFont } from '../src/services/theme/openFonts.ts';
import { hanSlices } from './hanSlices.ts';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Characters of languages with Latin script, punctuation, and signs for numbers and money. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’‚“”„•…‹›€™−×→←`;

/** Characters of codes, names of cookies and data: ASCII, and the signs of shortened text. */
const codeLetters = `${range(0x20, 0x7e)}–—‘’“”…·×→`;

/**
 * OpenType features to keep: kerning, ligatures, accent placement, localised forms, tabular figures. Drops small
 * capitals, fractions and others.
 */
const keepFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

/** Subsets an open font to the characters and weights that pages use. */
export async function subsetFont(
  { package: from, name }: OpenFont,
  [min, max]: readonly [number, number],
): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(`${from}/files/${name}-latin-wght-normal.woff2`));
  return subset(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures,
  });
}

/** Subsets the monospaced font to the characters of code. */
export async function subsetMonoFont(): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(monoFont.source));
  return subset(whole, codeLetters, { targetFormat: 'woff2', variationAxes: {}, keepFeatures: [] });
}

/** Writes the slices of the Chinese font, and the file that lists them. */
async function writeHanFont(folder: string): Promise<void> {
  const slices = await hanSlices(fileURLToPath(new URL('../..', import.meta.url)));
  for (const { weight } of hanFont.faces) {
    const whole = await readFile(
      createRequire(import.meta.url).resolve(
        `${hanFont.package}/files/${hanFont.name}-chinese-simplified-${weight}-normal.woff2`,
      ),
    );
    for (const { name, characters } of slices)
      await writeFile(
        join(folder, hanFile(name, weight)),
        await subset(whole, characters.join(''), { targetFormat: 'woff2', variationAxes: {}, keepFeatures }),
      );
  }
  const list = slices.map(({ name, characters }): HanSlice => ({ name, range: unicodeRange(characters) }));
  await writeFile(join(folder, hanSlicesFile), JSON.stringify(list));
}

/**
 * Subsets the open fonts when the server is built. The first screen waits for fonts, and complete ones are as large as
 * two thirds of its code.
 * @param folder output folder, where the server looks for fonts
 */
export function subsetFonts(folder: string): Plugin {
  return {
    name: 'foyer:subset-fonts',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    apply: 'build',
    async writeBundle() {
      await mkdir(folder, { recursive: true });
      await writeHanFont(folder);
      await writeFile(join(folder, monoFont.file), await subsetMonoFont());
      for (const font of Object.values(openFonts)) {
        for (const cut of font.cuts)
          await writeFile(join(folder, subsetFile(font.name, cut)), await subsetFont(font, cut));
      }
    },
  };
}
