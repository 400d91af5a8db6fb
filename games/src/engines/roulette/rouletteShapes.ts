import { minorUnits } from '@foyer/contract/minorUnits';
import * as v from 'valibot';
import { rouletteSpots, spotKinds } from './rouletteSpots.ts';

/** Messages between the table and the engine. */

const spotId = v.pipe(v.string(), v.maxLength(32));

/** A bet: chips on spots. The engine validates spots and amounts. */
export const rouletteBet = v.object({
  chips: v.pipe(
    v.array(v.object({ bet: spotId, amount: v.pipe(minorUnits, v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(rouletteSpots.length),
  ),
});
export type RouletteBet = v.InferOutput<typeof rouletteBet>;

export const rouletteShown = v.object({
  pocket: v.number(),
  /** Payout of each spot, including its stake. */
  chips: v.array(v.object({ bet: spotId, amount: minorUnits, win: minorUnits })),
});
export type RouletteShown = v.InferOutput<typeof rouletteShown>;

export const rouletteSetup = v.object({
  /** Pockets clockwise from zero. */
  wheel: v.array(v.number()),
  chipValues: v.array(minorUnits),
  limits: v.object({ minimum: minorUnits, maximum: minorUnits }),
  spots: v.object(v.entriesFromList(spotKinds, v.object({ paysToOne: v.number(), maximum: minorUnits }))),
});
export type RouletteSetup = v.InferOutput<typeof rouletteSetup>;
