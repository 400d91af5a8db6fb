import { rouletteSpots, type Spot } from '../rouletteSpots.ts';

/**
 * Position of a spot on the layout, in half cells from the upper left corner. The zero is left of twelve streets of
 * three numbers, column bets are to the right, and dozens and halves are in two rows below.
 */
export interface SpotPlace {
  readonly x: number;
  readonly y: number;
  /** Half the width of the box; 0 for a spot on a line or a number, whose box is one cell. */
  readonly reach: number;
}

export const layoutWidth = 28;
export const layoutHeight = 10;

const streetX = (n: number): number => 3 + 2 * Math.floor((n - 1) / 3);
/** 3, 6, 9 … are in the upper row. */
const rowY = (n: number): number => 5 - 2 * ((n - 1) % 3);
const halves = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

const mean = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

function placeOf({ id, kind, numbers }: Spot): SpotPlace {
  const half = halves.findIndex((name) => name === kind);
  if (half !== -1) return { x: 4 + 4 * half, y: 9, reach: 2 };
  const which = Number(id.slice(-1));
  if (kind === 'dozen') return { x: 8 * which - 2, y: 7, reach: 4 };
  if (kind === 'column') return { x: 27, y: 7 - 2 * which, reach: 0 };
  if (id === 'straight-0') return { x: 1, y: 3, reach: 0 };
  const others = numbers.filter((n) => n !== 0);
  const x = mean([...others.map(streetX), ...(numbers.includes(0) ? [1] : [])]);
  // Bets on whole streets, including those with zero, are placed at the end of the street.
  const y = kind !== 'split' && others.length % 3 === 0 ? 6 : mean(others.map(rowY));
  return { x, y, reach: 0 };
}

export const spotPlaces: ReadonlyMap<string, SpotPlace> = new Map(
  rouletteSpots.map((spot) => [spot.id, placeOf(spot)]),
);

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Returns the spot that an arrow key moves to: the nearest in that direction, preferring straight over diagonal. */
export function nextSpot(from: string, direction: Direction): string {
  const here = spotPlaces.get(from);
  if (!here) return from;
  const sideways = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let [best, least] = [from, Infinity];
  for (const [id, place] of spotPlaces) {
    const [dx, dy] = [place.x - here.x, place.y - here.y];
    if ((sideways ? dx : dy) * sign <= 0) continue;
    const across = Math.max(0, Math.abs(dx) - here.reach - place.reach);
    const cost = sideways ? Math.abs(dx) + 8 * Math.abs(dy) : Math.abs(dy) + 2 * across + Math.abs(dx) / layoutWidth;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}
