import { type CoverFonts, openCoverFonts } from './covers/coverFonts.ts';
import { outlineText, pathData } from './covers/outlines.ts';

let fonts: CoverFonts | undefined;

/**
 * Draws Latin text as outlines, centred on `x`, with its baseline at `y`. A picture in an `img` cannot load fonts, so
 * text elements would show a font of the device.
 */
export function outlinedText(x: number, y: number, size: number, text: string): string {
  fonts ??= openCoverFonts();
  const { steps, width } = outlineText(fonts, 'roboto', text, size);
  return pathData(steps, (stepX, stepY) => [stepX + x - width / 2, stepY + y]);
}
