import type { createFontStack } from '@capsizecss/core';

/** What is needed of a font to make another as wide and as high, in units of the font; a licensed font brings its own beside its files. */
export type FontMetrics = Parameters<typeof createFontStack>[0][number];

/**
 * Of the open fonts and of the machine's own one, by their tables `head`, `hhea` and `OS/2`. `xWidthAvg` is the width of a letter
 * weighed by how often it stands in English text. These are all that is used of `@capsizecss/metrics` 4.3, a package of three
 * thousand fonts that was half of all files of an installation.
 */
export const fontMetrics = {
  cinzel: { familyName: 'Cinzel', capHeight: 700, ascent: 976, descent: -372, lineGap: 0, unitsPerEm: 1000, xHeight: 500, xWidthAvg: 556 },
  jost: { familyName: 'Jost', capHeight: 700, ascent: 1070, descent: -375, lineGap: 0, unitsPerEm: 1000, xHeight: 460, xWidthAvg: 428 },
  roboto: { familyName: 'Roboto', capHeight: 1456, ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xHeight: 1082, xWidthAvg: 911 },
  figtree: { familyName: 'Figtree', capHeight: 700, ascent: 950, descent: -250, lineGap: 0, unitsPerEm: 1000, xHeight: 500, xWidthAvg: 449 },
  arial: { familyName: 'Arial', capHeight: 1467, ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xHeight: 1062, xWidthAvg: 913 },
} as const satisfies Record<string, FontMetrics>;
