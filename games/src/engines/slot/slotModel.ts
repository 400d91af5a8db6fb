import type { gameTraits } from '@foyer/contract/gameTraits';

/** Pay symbols, `A` (best) to `H` (lowest). In addition, `W` is wild, `S` scatter, `$` a coin, `-` a blank. */
export const paySymbols = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type PaySymbol = (typeof paySymbols)[number];

/** Mechanics of slots. Each has its own folder with rules and mathematics. */
export const mechanics = ['lines', 'ways', 'tumble', 'hold', 'classic'] as const;
export type Mechanic = (typeof mechanics)[number];

/** Descriptive fields of every model. All other fields of a model affect outcomes, and none affects its look. */
export interface SlotFacts {
  readonly id: string;
  readonly mechanic: Mechanic;
  /** Published return to player in per cent, two decimals. Equals the exact RTP of the model, as a test verifies. */
  readonly rtp: number;
  readonly volatility: (typeof gameTraits.volatility)[number];
}
