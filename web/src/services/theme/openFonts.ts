import type { FontFamily } from '@foyer/brands/theme';

export interface FontFace {
  name: 'Light' | 'Regular' | 'Bold';
  weight: 300 | 400 | 700;
}

export interface OpenFont {
  /** Package of the open font, and the name of its file and metrics. */
  package: string;
  name: 'cinzel' | 'jost' | 'roboto' | 'figtree';
  /** Faces in the style guides; a licensed file replaces each (`docs/fonts.md`). */
  faces: readonly FontFace[];
  /** Minimum and maximum weight of each subset file; the first is the one for the first screen. */
  cuts: readonly (readonly [number, number])[];
}

const light: FontFace = { name: 'Light', weight: 300 };
const regular: FontFace = { name: 'Regular', weight: 400 };
const bold: FontFace = { name: 'Bold', weight: 700 };

/** Font families of the style guides (MK-08) with the open fonts that are shipped for them. */
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

/** Open font of code, references and names of cookies (SIL OFL 1.1), which no brand replaces. */
export const monoFont = {
  family: 'Roboto Mono',
  source: '@fontsource/roboto-mono/files/roboto-mono-latin-400-normal.woff2',
  file: 'roboto-mono-400.woff2',
} as const;

/** File name of a subset, for example `roboto-400-800.woff2`. */
export const subsetFile = (name: string, cut: readonly [number, number]): string =>
  `${name}-${[...new Set(cut)].join('-')}.woff2`;
