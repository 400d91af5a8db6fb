import { culture, currencyIso, gameGroupId } from '@foyer/contract/identifiers';
import { volatilities } from '@foyer/contract/games';
import { minorUnits } from '@foyer/contract/money';
import * as v from 'valibot';
import { paySymbols } from './slotModel.ts';

/** What a slot in its frame and its server say to each other. Not part of the operator's contract. */

export const sessionRequest = v.object({
  launchToken: v.pipe(v.string(), v.minLength(8), v.maxLength(512)),
  gameId: gameGroupId,
  culture: v.optional(culture, 'en'),
});

export const roundRequest = v.object({
  stake: v.pipe(minorUnits, v.minValue(1)),
  /** Made once per press of the button. Asking again with the same key answers the same round and books nothing. */
  clientRoundKey: v.pipe(v.string(), v.uuid()),
});

export const seenRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()) });

const spin = v.object({
  free: v.boolean(),
  /** Top stop of each reel. */
  stops: v.array(v.number()),
  /** Five columns of three letters, top to bottom. */
  grid: v.array(v.string()),
  wins: v.array(
    v.object({
      /** Line number as players know it, from 1. */
      line: v.number(),
      symbol: v.picklist(paySymbols),
      count: v.number(),
      amount: minorUnits,
      /** Reel and row of each symbol that pays. */
      positions: v.array(v.tuple([v.number(), v.number()])),
    }),
  ),
  scatters: v.number(),
  freeSpinsWon: v.number(),
  win: minorUnits,
});
export type ShownSpin = v.InferOutput<typeof spin>;

export const roundAnswer = v.object({
  roundId: v.string(),
  stake: minorUnits,
  /** The paid spin, then its free spins. */
  spins: v.array(spin),
  totalWin: minorUnits,
  /** Real balance after the round. */
  balance: minorUnits,
  /** Unix milliseconds of the sandbox's clock. */
  playedAt: v.number(),
});
export type RoundAnswer = v.InferOutput<typeof roundAnswer>;

const threeNumbers = v.tuple([v.number(), v.number(), v.number()]);

export const sessionAnswer = v.object({
  /** Bearer of the later calls. */
  sessionId: v.string(),
  gameId: gameGroupId,
  name: v.string(),
  culture,
  currencyIsoCode: currencyIso,
  stakes: v.array(minorUnits),
  /** Stake of the player's last round in this game, or the one to begin with. */
  stake: minorUnits,
  balance: minorUnits,
  minimumRoundMs: v.number(),
  model: v.object({
    rtp: v.number(),
    volatility: v.picklist(volatilities),
    strips: v.array(v.string()),
    pays: v.object(v.entriesFromList(paySymbols, threeNumbers)),
    freeSpins: v.object({ awards: threeNumbers, multiplier: v.number(), most: v.number() }),
  }),
  /** Picture of each symbol letter, by name below `/slot-symbols/`. */
  pictures: v.record(v.string(), v.string()),
  rules: v.array(v.string()),
  /** A round that was settled while nobody looked. */
  unseenRound: v.nullable(roundAnswer),
});
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;

export const historyAnswer = v.object({
  rounds: v.array(
    v.object({ roundId: v.string(), playedAt: v.number(), stake: minorUnits, win: minorUnits, balance: minorUnits }),
  ),
});
export type HistoryAnswer = v.InferOutput<typeof historyAnswer>;

export const slotRefusals = [
  'malformed', 'launchTokenRefused', 'unknownGame', 'sessionEnded', 'unknownStake', 'insufficientFunds', 'tooEarly', 'unknownRound',
] as const;
/** Body of every answer outside 2xx. `retryAfterMs` comes with `tooEarly` only. */
export const slotRefusal = v.object({ reason: v.picklist(slotRefusals), retryAfterMs: v.optional(v.number()) });
export type SlotRefusal = v.InferOutput<typeof slotRefusal>;
