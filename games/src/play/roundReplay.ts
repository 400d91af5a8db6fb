import { minorUnits } from '@foyer/contract/minorUnits';
import * as v from 'valibot';
import { sessionResponse } from './playApi.ts';

/** A recorded round as the page of its replay carries it (GM-09). It contains nothing about the player. */
export const roundReplay = v.object({
  ...v.pick(sessionResponse, ['gameId', 'name', 'culture', 'currencyIsoCode', 'engine', 'setup', 'pictures', 'art'])
    .entries,
  roundId: v.string(),
  seed: v.string(),
  rulesVersion: v.string(),
  /** Part of the win that jackpots paid, which the game does not draw. */
  jackpotWin: minorUnits,
  /** Every step as the rules compute it again from seed and choices; the last one ends the round. */
  steps: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['bet', 'move', 'rules']),
        choice: v.unknown(),
        draws: v.array(v.object({ value: v.number(), below: v.number() })),
        /** Stake of the round so far. */
        stake: minorUnits,
        win: v.nullable(minorUnits),
        shown: v.unknown(),
      }),
    ),
    v.minLength(1),
  ),
  /** The draw as plain sentences. */
  sentences: v.array(v.string()),
});
export type RoundReplay = v.InferOutput<typeof roundReplay>;
export type ReplayStep = RoundReplay['steps'][number];
