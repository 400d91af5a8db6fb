import { createFontStack } from '@capsizecss/core';
import type { FontFamily } from '@foyer/brands/theme';
import { fontMetrics } from './fontMetrics.ts';
import type { FontMetrics } from './fontMetrics.ts';
import { openFonts } from './openFonts.ts';

/** Metric twins of Arial: one of them is on nearly every machine. */
const localFaces = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'];

/**
 * The face that stands in while a family's file is on its way or cannot come: a font of the machine, stretched to the
 * family's width and height, so that no line breaks elsewhere (MK-08).
 * @param own metrics of a licensed font; without them those of the open font count
 */
export function fallbackFace(family: FontFamily, own: FontMetrics | null): string {
  const { fontFaces } = createFontStack([own ?? fontMetrics[openFonts[family].name], fontMetrics.arial], {
    fontFaceFormat: 'styleObject',
  });
  const face = fontFaces[0]?.['@font-face'];
  if (face === undefined) throw new Error(`No fallback could be computed for ${family}.`);
  const sources = localFaces.map((name) => `local('${name}')`).join(',');
  return (
    `@font-face{font-family:'${family} Fallback';src:${sources};size-adjust:${face.sizeAdjust ?? '100%'};` +
    `ascent-override:${face.ascentOverride ?? 'normal'};descent-override:${face.descentOverride ?? 'normal'};line-gap-override:${face.lineGapOverride ?? 'normal'}}`
  );
}
