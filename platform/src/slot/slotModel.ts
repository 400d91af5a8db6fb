import type { volatilities } from '@foyer/contract/games';

/** Pay symbols, `A` (best) to `H` (least). Besides, `W` is wild, `S` scatter, `$` a coin, `-` an empty place. */
export const paySymbols = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type PaySymbol = (typeof paySymbols)[number];

/** The ways a slot can play, each with rules and mathematics of its own in a folder of its own. */
export const mechanics = ['lines', 'ways', 'tumble', 'hold', 'classic'] as const;
export type Mechanic = (typeof mechanics)[number];

/** What every model says of itself; the rest is everything that decides an outcome, and nothing about its looks. */
export interface SlotFacts {
  readonly id: string;
  readonly mechanic: Mechanic;
  /** Published return to player in per cent, two decimals. Equal to the exact return of the model, which a test proves. */
  readonly rtp: number;
  readonly volatility: (typeof volatilities)[number];
}
