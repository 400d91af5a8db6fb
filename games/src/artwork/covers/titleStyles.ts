import { darken, lighten, mixColours } from './colour.ts';
import type { CoverDocument } from './coverDocument.ts';
import type { Palette } from './coverPalettes.ts';
import type { Lettering } from './lettering.ts';

export interface TitlePaint {
  readonly document: CoverDocument;
  readonly palette: Palette;
  readonly lettering: Lettering;
}

const ink = '#0b0b12';

/** Filter margins of titles, which are wide and low and therefore need more space above and below. */
const titleMargin = [0.12, 0.6] as const;

/** Spreads colours from the top of the title to its bottom. */
function spread({ document, lettering }: TitlePaint, colours: readonly string[]): string {
  const stops = colours.map((colour, index) => [index / (colours.length - 1), colour] as const);
  return document.linearOnDocument(stops, [0, lettering.top, 0, lettering.bottom]);
}

/** Draws small rows and their lines with a dark outline, readable on any picture. */
function smallRows({ document, palette, lettering }: TitlePaint): void {
  if (lettering.small === '') return;
  const outline = darken(palette.deep, 0.4);
  document.add(
    `<path d="${lettering.rules}" stroke="${lighten(palette.accent, 0.2)}" stroke-width="3"/>`,
    `<path d="${lettering.small}" fill="${outline}" stroke="${outline}" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="${lettering.small}" fill="${lighten(palette.accent, 0.4)}"/>`,
  );
}

/** Draws thick letters with depth, rim, gradient and a gloss over the upper part. */
export function paintExtruded(paint: TitlePaint, colours: readonly string[]): void {
  const { document, palette, lettering } = paint;
  const { main, top, bottom } = lettering;
  document.add(
    `<path d="${main}" transform="translate(0 16)" fill="#000" stroke="#000" stroke-width="18" stroke-linejoin="round" opacity=".55" ${document.blur(10, titleMargin)}/>`,
  );
  for (let depth = 9; depth >= 1; depth -= 1) {
    const side = depth > 6 ? darken(palette.deep, 0.4) : darken(palette.mid, 0.35);
    document.add(
      `<path d="${main}" transform="translate(0 ${depth})" fill="${side}" stroke="${side}" stroke-width="14" stroke-linejoin="round"/>`,
    );
  }
  const outline = darken(palette.deep, 0.55);
  document.add(
    `<path d="${main}" fill="${outline}" stroke="${outline}" stroke-width="14" stroke-linejoin="round"/>`,
    `<path d="${main}" fill="${mixColours(palette.accent, palette.mid, 0.5)}" stroke="${lighten(palette.accent, 0.35)}" stroke-width="4" stroke-linejoin="round"/>`,
    `<path d="${main}" fill="${spread(paint, colours)}"/>`,
  );
  const letters = document.define((id) => `<clipPath id="${id}"><path d="${main}"/></clipPath>`);
  const edge = top + (bottom - top) * 0.42;
  const bend = top + (bottom - top) * 0.6;
  const { x, width } = lettering.box;
  const [left, right] = [x - 60, x + width + 60];
  const gloss = `M${left} ${top - 20}H${right}V${edge}Q${(left + right) / 2} ${bend} ${left} ${edge}Z`;
  document.add(`<g clip-path="url(#${letters})"><path d="${gloss}" fill="#fff" opacity=".2"/></g>`);
  smallRows(paint);
}

export function paintFoil(paint: TitlePaint, colours: readonly string[]): void {
  const { document, palette, lettering } = paint;
  document.add(
    `<path d="${lettering.main}" transform="translate(0 4)" fill="#000" opacity=".7" ${document.blur(4, titleMargin)}/>`,
    `<path d="${lettering.main}" transform="translate(0 2)" fill="${darken(palette.deep, 0.5)}"/>`,
    `<path d="${lettering.main}" fill="${spread(paint, colours)}"/>`,
  );
  smallRows(paint);
}

export function paintNeon(paint: TitlePaint, glow: string): void {
  const { document, lettering } = paint;
  document.add(
    `<path d="${lettering.main}" fill="none" stroke="${glow}" stroke-width="16" opacity=".55" ${document.blur(14, titleMargin)}/>`,
    `<path d="${lettering.main}" fill="none" stroke="${glow}" stroke-width="7" opacity=".9" ${document.blur(4, titleMargin)}/>`,
    `<path d="${lettering.main}" fill="${lighten(glow, 0.72)}" stroke="${lighten(glow, 0.7)}" stroke-linejoin="round"/>`,
  );
  smallRows(paint);
}

/** Draws a cut-out sticker, rotated as a whole. */
export function paintSticker(paint: TitlePaint, colours: readonly string[], rotation: number): void {
  const { document, lettering } = paint;
  const { main, small, box, top, bottom } = lettering;
  const [centreX, centreY] = [box.x + box.width / 2, (top + bottom) / 2];
  const smallSticker =
    small === '' ? '' : outlined(small, 16, ink) + outlined(small, 8, '#fff') + `<path d="${small}" fill="${ink}"/>`;
  document.add(
    `<g transform="rotate(${rotation} ${centreX} ${centreY})">`,
    `<path d="${main}${small}" transform="translate(9 11)" fill="${ink}" stroke="${ink}" stroke-width="24" stroke-linejoin="round"/>`,
    outlined(main, 20, ink),
    outlined(main, 9, '#fff'),
    `<path d="${main}" fill="${spread(paint, colours)}"/>`,
    smallSticker,
    '</g>',
  );
}

export function paintFlat({ document, lettering }: TitlePaint, paint: string, smallPaint: string): void {
  document.add(`<path d="${lettering.main}" fill="${paint}"/>`);
  if (lettering.small === '') return;
  document.add(
    `<path d="${lettering.small}" fill="${smallPaint}"/>`,
    `<path d="${lettering.rules}" stroke="${smallPaint}" stroke-width="3"/>`,
  );
}

const outlined = (path: string, width: number, colour: string): string =>
  `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
