import { wheelOrder } from '../rouletteWheel.ts';

/** A call bet: a part of the wheel that several ordinary bets cover together. */
export const sectors = ['voisins', 'orphelins', 'tiers', 'zero'] as const;
export type Sector = (typeof sectors)[number];

/** Spots of each call bet, with the number of chips on each. */
const sectorSpots: Readonly<Record<Sector, readonly (readonly [spot: string, chips: number])[]>> = {
  voisins: [
    ['street-0-2-3', 2],
    ['split-4-7', 1],
    ['split-12-15', 1],
    ['split-18-21', 1],
    ['split-19-22', 1],
    ['split-32-35', 1],
    ['corner-25-26-28-29', 2],
  ],
  orphelins: [
    ['straight-1', 1],
    ['split-6-9', 1],
    ['split-14-17', 1],
    ['split-17-20', 1],
    ['split-31-34', 1],
  ],
  tiers: [
    ['split-5-8', 1],
    ['split-10-11', 1],
    ['split-13-16', 1],
    ['split-23-24', 1],
    ['split-27-30', 1],
    ['split-33-36', 1],
  ],
  zero: [
    ['straight-26', 1],
    ['split-0-3', 1],
    ['split-12-15', 1],
    ['split-32-35', 1],
  ],
};

interface PlacedChip {
  readonly bet: string;
  /** Minor units. */
  readonly amount: number;
}

/** Returns the ordinary bets of a call bet. Every chip has the same value. */
export function sectorChips(sector: Sector, chipValue: number): PlacedChip[] {
  return sectorSpots[sector].flatMap(([bet, chips]) =>
    Array.from({ length: chips }, () => ({ bet, amount: chipValue })),
  );
}

/** Returns the number of chips of a call bet. */
export const sectorChipCount = (sector: Sector): number =>
  sectorSpots[sector].reduce((sum, [, chips]) => sum + chips, 0);

/** Returns a number and its `reach` neighbours on either side, clockwise on the wheel. */
export function neighboursOf(number: number, reach: number): number[] {
  const at = wheelOrder.indexOf(number);
  return Array.from(
    { length: 2 * reach + 1 },
    (_, step) => wheelOrder[(at + step - reach + wheelOrder.length) % wheelOrder.length] ?? 0,
  );
}

/** Returns straight bets on a number and its neighbours. */
export const neighbourChips = (number: number, reach: number, chipValue: number): PlacedChip[] =>
  neighboursOf(number, reach).map((neighbour) => ({ bet: `straight-${neighbour}`, amount: chipValue }));
