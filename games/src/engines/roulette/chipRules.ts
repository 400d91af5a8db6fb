import { spotById, type SpotKind } from './rouletteSpots.ts';

/** Chip values in minor units. Every amount is a multiple of the smallest. */
export const chipValues: readonly number[] = [10, 50, 100, 500, 1000, 5000];
const chipUnit = 10;

/** Minimum and maximum sum of all chips of a round, in minor units. */
export const tableLimits = { minimum: 10, maximum: 50_000 } as const;

/** Maximum on one spot in minor units: lower for spots that cover fewer numbers. */
export const spotMaximum: Readonly<Record<SpotKind, number>> = {
  straight: 5_000,
  split: 10_000,
  street: 15_000,
  corner: 20_000,
  sixLine: 30_000,
  dozen: 50_000,
  column: 50_000,
  red: 50_000,
  black: 50_000,
  odd: 50_000,
  even: 50_000,
  low: 50_000,
  high: 50_000,
};

/** Chips on one spot. */
export interface PlacedChips {
  readonly bet: string;
  /** Minor units. */
  readonly amount: number;
}

/** Sums chips per spot and in total. Returns null if the table does not allow the bet. */
export function layChips(placedChips: readonly PlacedChips[]): { chips: PlacedChips[]; total: number } | null {
  const amounts = new Map<string, number>();
  let total = 0;
  for (const { bet, amount } of placedChips) {
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount % chipUnit !== 0) return null;
    amounts.set(bet, (amounts.get(bet) ?? 0) + amount);
    total += amount;
  }
  if (total < tableLimits.minimum || total > tableLimits.maximum) return null;
  const chips = Array.from(amounts, ([bet, amount]) => ({ bet, amount }));
  const fits = chips.every(({ bet, amount }) => {
    const spot = spotById(bet);
    return spot !== undefined && amount <= spotMaximum[spot.kind];
  });
  return fits ? { chips, total } : null;
}
