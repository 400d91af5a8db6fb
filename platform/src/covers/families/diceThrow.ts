import { darken, lighten, mix } from '../colour.ts';
import type { CoverFamilyPainter } from '../coverStudio.ts';
import { groundShadow } from '../lightEffects.ts';

const pipPlaces: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [-1, 0], [-1, 1], [1, -1], [1, 0], [1, 1]],
];
/** Opposite faces of a die sum to seven, so no two visible faces may. */
const visibleFaces = [[1, 2, 3], [6, 5, 3], [2, 6, 4], [5, 1, 4], [3, 1, 2], [4, 6, 5]] as const;
const red = '#d01f3c';

export const diceThrow: CoverFamilyPainter = ({ document, random, plan }) => {
  const die = (x: number, y: number, scale: number, rotation: number, colour: string): string => {
    const [top, left, right] = random.pick(visibleFaces);
    const lit = document.linear([[0, lighten(colour, 0.35)], [1, lighten(colour, 0.1)]]);
    const half = document.linear([[0, colour], [1, darken(colour, 0.2)]]);
    const dark = document.linear([[0, darken(colour, 0.3)], [1, darken(colour, 0.5)]]);
    return [
      `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${rotation})">`,
      dieFace('translate(0 -50) matrix(.866 .5 -.866 .5 0 0)', top, lit),
      dieFace('translate(-43.3 25) matrix(.866 .5 0 1 0 0)', left, half),
      dieFace('translate(43.3 25) matrix(.866 -.5 0 1 0 0)', right, dark),
      '</g>',
    ].join('');
  };
  groundShadow(document, 220, 478, 170);
  groundShadow(document, 410, 385, 130);
  document.add(die(412, 240, 1.25, 14, mix(plan.palette.glow, red, 0.5)), die(215, 330, 1.7, -10, red));
};

function dieFace(transform: string, value: number, paint: string): string {
  const pips = (pipPlaces[value - 1] ?? []).map(([x, y]) => `<circle cx="${x * 26}" cy="${y * 26}" r="10" fill="#fff"/>`);
  return `<g transform="${transform}"><rect x="-50" y="-50" width="100" height="100" rx="16" fill="${paint}"/>${pips.join('')}</g>`;
}
