import type { FontFamily } from '@foyer/brands/theme';

export interface FontFace {
  name: 'Light' | 'Regular' | 'Bold';
  weight: 300 | 400 | 700;
}

interface OpenFont {
  /** Package of the open font that stands in, and the name of its file and of its metrics. */
  package: string;
  name: 'cinzel' | 'jost' | 'roboto' | 'figtree';
  /** Faces that the style guides name; a licensed file takes the place of each (`docs/fonts.md`). */
  faces: readonly FontFace[];
}

const light: FontFace = { name: 'Light', weight: 300 };
const regular: FontFace = { name: 'Regular', weight: 400 };
const bold: FontFace = { name: 'Bold', weight: 700 };

/** Families of the style guides (MK-08), each with the open font that is shipped for it. */
export const openFonts: Readonly<Record<FontFamily, OpenFont>> = {
  OptimusPrinceps: { package: '@fontsource-variable/cinzel', name: 'cinzel', faces: [regular] },
  BrandonText: { package: '@fontsource-variable/jost', name: 'jost', faces: [regular, bold] },
  Roboto: { package: '@fontsource-variable/roboto', name: 'roboto', faces: [regular, light, bold] },
  Figtree: { package: '@fontsource-variable/figtree', name: 'figtree', faces: [regular, light, bold] },
};
