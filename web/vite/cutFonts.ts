import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cutFile, openFonts } from '../src/theme/openFonts.ts';
import type { OpenFont } from '../src/theme/openFonts.ts';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** Letters of the languages that are written in Latin, marks between words, and signs of figures and money. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’‚“”„•…‹›€™−×→←`;

/** Kerning, ligatures, accents in their place, a language's own forms, and figures of one width. Small capitals, fractions and other forms go. */
const keepFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

/** An open font with the letters that pages use and the weights of a cut, and nothing else. */
export async function cutFont(
  { package: from, name }: OpenFont,
  [min, max]: readonly [number, number],
): Promise<Buffer> {
  const whole = await readFile(createRequire(import.meta.url).resolve(`${from}/files/${name}-latin-wght-normal.woff2`));
  return subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures,
  });
}

/**
 * Cuts the open fonts when the server is built. A first screen waits for them, and whole they are as much to load as two
 * thirds of its code.
 * @param folder where they are written; the server looks for them there
 */
export function cutFonts(folder: string): Plugin {
  return {
    name: 'foyer:cut-fonts',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    apply: 'build',
    async writeBundle() {
      await mkdir(folder, { recursive: true });
      for (const font of Object.values(openFonts)) {
        for (const cut of font.cuts) await writeFile(join(folder, cutFile(font.name, cut)), await cutFont(font, cut));
      }
    },
  };
}
