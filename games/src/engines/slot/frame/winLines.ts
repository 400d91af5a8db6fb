import { svgElement } from '../../../page/svgElement.ts';
import { classicLines } from '../classic/classicModel.ts';
import { paylines } from '../paylines.ts';
import type { ShownStep } from '../slotApi.ts';
import type { Mechanic } from '../slotModel.ts';
import type { Place } from './reels.ts';

type Wins = ShownStep['wins'];

/** Side of a cell in the drawing's own units; the drawing stretches over the reels. */
const cell = 100;
/** Number of line colours in the style sheet. */
const colours = 6;

/** Returns the places of each drawn line, reel by reel. */
export function linesOf(
  wins: Wins,
  mechanic: Mechanic,
): { readonly colour: number; readonly places: readonly Place[] }[] {
  if (mechanic === 'tumble') return [];
  if (mechanic === 'ways')
    return wins.flatMap(({ positions }, win) => links(positions).map((places) => ({ colour: win % colours, places })));
  const rowsOf: readonly (readonly number[])[] = mechanic === 'classic' ? classicLines : paylines;
  return wins.flatMap(({ line }) =>
    line === null
      ? []
      : [
          {
            colour: (line - 1) % colours,
            places: (rowsOf[line - 1] ?? []).map((row, reel): Place => [reel, row]),
          },
        ],
  );
}

/** Links every winning place with those on the next reel. */
function links(positions: readonly Place[]): (readonly [Place, Place])[] {
  return positions.flatMap((from) =>
    positions.filter(([reel]) => reel === from[0] + 1).map((to): readonly [Place, Place] => [from, to]),
  );
}

export interface WinLines {
  readonly view: SVGSVGElement;
  /** Draws the winning lines or ways, in colour only for a gain (ON6). */
  show(wins: Wins, isGain: boolean): void;
  clear(): void;
}

export function createWinLines({
  reels,
  rows,
  mechanic,
}: {
  reels: number;
  rows: number;
  mechanic: Mechanic;
}): WinLines {
  const view = svgElement('svg', {
    class: 'win-lines',
    viewBox: `0 0 ${reels * cell} ${rows * cell}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const centre = (at: number): number => (at + 0.5) * cell;
  return {
    view,
    show(wins, isGain) {
      view.replaceChildren(
        ...linesOf(wins, mechanic).flatMap(({ colour, places }) => {
          const points = places.map(([reel, row]) => `${centre(reel)},${centre(row)}`).join(' ');
          const line = (name: string): SVGPolylineElement =>
            svgElement('polyline', { points, class: `win-line ${name}`, 'vector-effect': 'non-scaling-stroke' });
          return [line('under'), line(isGain ? `colour-${colour}` : 'quiet')];
        }),
      );
    },
    clear: () => view.replaceChildren(),
  };
}
