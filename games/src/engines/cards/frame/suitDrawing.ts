import { ownValue } from '@foyer/contract/ownValue';
import { svgElement } from '../../../page/svgElement.ts';

/** Outlines of the four suits in a 100 × 100 box, by letter. */
const outlines: Readonly<Record<string, string>> = {
  H: 'M50 92C24 68 6 50 6 30A23 23 0 0 1 50 20A23 23 0 0 1 94 30C94 50 76 68 50 92Z',
  D: 'M50 3Q66 30 88 50Q66 70 50 97Q34 70 12 50Q34 30 50 3Z',
  S: 'M50 4C62 22 94 42 94 64A22 22 0 0 1 56 75Q57 88 68 96H32Q43 88 44 75A22 22 0 0 1 6 64C6 42 38 22 50 4Z',
  C: 'M50 4A21 21 0 0 1 65 40A21 21 0 1 1 56 69Q57 87 68 96H32Q43 87 44 69A21 21 0 1 1 35 40A21 21 0 0 1 50 4Z',
};

/** Draws a suit centred at `x`, `y` with width `size`, upside down in the lower half of a card. */
export function suitDrawing(
  suit: string,
  { x, y, size, turned = false }: { x: number; y: number; size: number; turned?: boolean },
): SVGPathElement {
  const scale = size / 100;
  const turn = turned ? ' rotate(180)' : '';
  return svgElement('path', {
    d: ownValue(outlines, suit) ?? '',
    transform: `translate(${x} ${y})${turn} scale(${scale}) translate(-50 -50)`,
    fill: 'currentColor',
  });
}
