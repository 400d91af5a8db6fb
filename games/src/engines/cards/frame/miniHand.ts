import { element } from '../../../page/element.ts';
import { svgElement } from '../../../page/svgElement.ts';
import { suitDrawing } from './suitDrawing.ts';

/** Draws a small card with rank above suit. */
function miniCard(name: string): SVGSVGElement {
  const [rank = '', suit = ''] = name;
  return svgElement(
    'svg',
    { viewBox: '0 0 40 56', class: `mini-card ${suit === 'H' || suit === 'D' ? 'card-red' : 'card-black'}` },
    svgElement('rect', { x: 1, y: 1, width: 38, height: 54, rx: 5, fill: '#fffdf8', stroke: '#00000055' }),
    svgElement(
      'text',
      { x: 20, y: 27, 'text-anchor': 'middle', 'font-size': 27, 'font-weight': 700, fill: 'currentColor' },
      rank === 'T' ? '10' : rank,
    ),
    suitDrawing(suit, { x: 20, y: 42, size: 21 }),
  );
}

/** Draws cards side by side as a picture, for pay tables that name the hand in words. */
export const miniHand = (names: readonly string[]): HTMLElement =>
  element('span', { class: 'mini-hand', 'aria-hidden': 'true' }, ...names.map(miniCard));
