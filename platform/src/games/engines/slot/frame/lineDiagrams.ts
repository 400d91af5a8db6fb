import { element } from '../../../../kernel/frame/element.ts';
import { svgElement } from '../../../../kernel/frame/svgElement.ts';
import { classicLines } from '../classic/classicModel.ts';
import { paylines } from '../paylines.ts';
import type { Mechanic } from '../slotModel.ts';

/** Side of a place in a diagram, and the gap between places. */
const side = 8;
const gap = 2;
const rows = 3;

/** Returns a small drawing of each line with its number, or null for mechanics without lines. */
export function lineDiagrams(mechanic: Mechanic): HTMLElement | null {
  if (mechanic === 'ways' || mechanic === 'tumble') return null;
  const lines: readonly (readonly number[])[] = mechanic === 'classic' ? classicLines : paylines;
  return element('ol', { class: 'line-diagrams' }, ...lines.map((line) => element('li', {}, diagram(line))));
}

function diagram(line: readonly number[]): SVGSVGElement {
  const at = (index: number): number => gap + index * (side + gap);
  const places = line.flatMap((chosen, reel) =>
    Array.from({ length: rows }, (_, row) =>
      svgElement('rect', {
        x: at(reel),
        y: at(row),
        width: side,
        height: side,
        rx: 2,
        class: row === chosen ? 'on-line' : 'off-line',
      }),
    ),
  );
  return svgElement(
    'svg',
    { viewBox: `0 0 ${at(line.length)} ${at(rows)}`, class: 'line-diagram', 'aria-hidden': 'true' },
    ...places,
  );
}
