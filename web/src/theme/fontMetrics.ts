import type { createFontStack } from '@capsizecss/core';

/** What is needed of a font to make another as wide and as high, in units of the font; a licensed font brings its own beside its files. */
export type FontMetrics = Parameters<typeof createFontStack>[0][number];

/**
 * Of the open fonts and of the machine's own one, by their tables `head` and `hhea`. `xWidthAvg` is the width of a letter
 * weighed by how often it stands in English text. Figures as in `@capsizecss/metrics` 4.3, which brings a file
 * for every font there is: half of all files of an installation, for five.
 */
export const fontMetrics = {
  cinzel: { familyName: 'Cinzel', ascent: 976, descent: -372, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 556 },
  jost: { familyName: 'Jost', ascent: 1070, descent: -375, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 428 },
  roboto: { familyName: 'Roboto', ascent: 1900, descent: -500, lineGap: 0, unitsPerEm: 2048, xWidthAvg: 911 },
  figtree: { familyName: 'Figtree', ascent: 950, descent: -250, lineGap: 0, unitsPerEm: 1000, xWidthAvg: 449 },
  arial: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048, xWidthAvg: 913 },
} as const satisfies Record<string, FontMetrics>;
