import { ownValue } from '@foyer/contract/ownValue';
import { svgElement } from '@foyer/games/page/svgElement';

/** Shapes of each mark in a 40 × 28 box, as path data. Classes choose stroke or fill. */
const shapes: Readonly<Record<string, readonly (readonly [kind: 'line' | 'fill' | 'soft', d: string])[]>> = {
  card: [
    ['soft', 'M1 7h38v5H1z'],
    ['line', 'M6 18h7'],
    ['fill', 'M27 15.5l4 4-4 4-4-4z'],
    ['soft', 'M32 15.5l4 4-4 4-4-4z'],
  ],
  bank: [
    ['fill', 'M20 4.5 31 10.5H9z'],
    ['line', 'M11.5 13.5v6.5M17.2 13.5v6.5M22.8 13.5v6.5M28.5 13.5v6.5M9 23h22'],
  ],
  wallet: [
    ['soft', 'M9 8.5 27 5.5v4H9z'],
    ['line', 'M9 9.5h22v13H9zM31 13.5h-5a2.5 2.5 0 0 0 0 5h5'],
    ['fill', 'M26 14.9a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z'],
  ],
  voucher: [
    ['line', 'M8 7h24v4a3 3 0 0 0 0 6v4H8v-4a3 3 0 0 0 0-6z'],
    ['line', 'M24.5 9.5v2M24.5 13v2M24.5 16.5v2'],
    ['fill', 'M16 9.6l1.3 2.9 3.1.3-2.3 2.1.7 3.1-2.8-1.6-2.8 1.6.7-3.1-2.3-2.1 3.1-.3z'],
  ],
};

/** Draws the mark of a payment method, an empty plate for one without shapes. The name beside it says the same, so it is hidden from screen readers. */
export function paymentMark(method: string): SVGSVGElement {
  return svgElement(
    'svg',
    { viewBox: '0 0 40 28', class: 'mark', 'aria-hidden': 'true' },
    svgElement('rect', { class: 'plate', x: 0.75, y: 0.75, width: 38.5, height: 26.5, rx: 5 }),
    ...(ownValue(shapes, method) ?? []).map(([kind, d]) => svgElement('path', { class: kind, d })),
  );
}
