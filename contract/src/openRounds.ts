import * as v from 'valibot';
import { minorUnits } from './minorUnits.ts';

/**
 * Rounds that have not ended, and their stakes so far. Stakes and winnings of a round count in the session, day and
 * period in which the round began, so that these stakes count as lost until the rounds end (UK4, ON6).
 */
export const openRounds = v.object({
  rounds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  staked: minorUnits,
});
export type OpenRounds = v.InferOutput<typeof openRounds>;
