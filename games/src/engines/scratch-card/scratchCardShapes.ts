import { minorUnits } from '@foyer/contract/minorUnits';
import * as v from 'valibot';

/** Messages between the card and the engine. */

export const scratchCardBet = v.object({ stake: v.pipe(minorUnits, v.minValue(1)) });
export type ScratchCardBet = v.InferOutput<typeof scratchCardBet>;

/** The card below its foil: drawn at purchase, regardless of the order of scratching. */
export const scratchCardShown = v.object({
  stake: minorUnits,
  /** Symbol of each cell as the index of its prize in the setup, row by row. */
  cells: v.array(v.number()),
  prize: v.nullable(v.number()),
});
export type ScratchCardShown = v.InferOutput<typeof scratchCardShown>;

export const scratchCardSetup = v.object({
  stakes: v.array(minorUnits),
  /** Highest prize first: multiples of the price, and odds of one card in n. */
  prizes: v.array(v.object({ pays: v.number(), oneIn: v.number() })),
});
export type ScratchCardSetup = v.InferOutput<typeof scratchCardSetup>;
