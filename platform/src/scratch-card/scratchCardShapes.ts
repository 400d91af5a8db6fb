import { minorUnits } from '@foyer/contract/money';
import * as v from 'valibot';

/** What the card in its frame and the engine say to each other. */

export const scratchCardBet = v.object({ stake: v.pipe(minorUnits, v.minValue(1)) });
export type ScratchCardBet = v.InferOutput<typeof scratchCardBet>;

/** A card as it lies under its foil: drawn when it was bought, whatever is scratched first. */
export const scratchCardShown = v.object({
  stake: minorUnits,
  /** A symbol for each cell, by its prize's place in the setup's list; row by row. */
  cells: v.array(v.number()),
  prize: v.nullable(v.number()),
});
export type ScratchCardShown = v.InferOutput<typeof scratchCardShown>;

export const scratchCardSetup = v.object({
  stakes: v.array(minorUnits),
  /** Highest prize first: multiples of the price, and one card in how many wins it. */
  prizes: v.array(v.object({ pays: v.number(), oneIn: v.number() })),
});
export type ScratchCardSetup = v.InferOutput<typeof scratchCardSetup>;
