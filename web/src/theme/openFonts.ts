import type { FontFamily } from '@foyer/brands/theme';

export interface FontFace {
  name: 'Light' | 'Regular' | 'Bold';
  weight: 300 | 400 | 700;
}

export interface OpenFont {
  /** Package of the open font that stands in, and the name of its file and of its metrics. */
  package: string;
  name: 'cinzel' | 'jost' | 'roboto' | 'figtree';
  /** Faces that the style guides name; a licensed file takes the place of each (`docs/fonts.md`). */
  faces: readonly FontFace[];
  /** Lightest and heaviest weight of each file that is cut from the open font; the first is what a first screen needs. */
  cuts: readonly (readonly [number, number])[];
}

const light: FontFace = { name: 'Light', weight: 300 };
const regular: FontFace = { name: 'Regular', weight: 400 };
const bold: FontFace = { name: 'Bold', weight: 700 };

/** Families of the style guides (MK-08), each with the open font that is shipped for it. */
export const openFonts: Readonly<Record<FontFamily, OpenFont>> = {
  OptimusPrinceps: { package: '@fontsource-variable/cinzel', name: 'cinzel', faces: [regular], cuts: [[600, 600]] },
  BrandonText: { package: '@fontsource-variable/jost', name: 'jost', faces: [regular, bold], cuts: [[400, 800]] },
  Roboto: {
    package: '@fontsource-variable/roboto',
    name: 'roboto',
    faces: [regular, light, bold],
    cuts: [
      [400, 800],
      [300, 300],
    ],
  },
  Figtree: {
    package: '@fontsource-variable/figtree',
    name: 'figtree',
    faces: [regular, light, bold],
    cuts: [
      [400, 800],
      [300, 300],
    ],
  },
};

/** File of one cut of an open font, for example `roboto-400-800.woff2`. */
export const cutFile = (name: string, cut: readonly [number, number]): string =>
  `${name}-${[...new Set(cut)].join('-')}.woff2`;
