import { culture, currencyIso, gameGroupId } from '@foyer/contract/identifiers';
import { minorUnits } from '@foyer/contract/money';
import * as v from 'valibot';
import { engineKinds } from './gameEngine.ts';

/** What a game in its frame and its server say to each other. Not part of the operator's contract. */

export const sessionRequest = v.object({
  launchToken: v.pipe(v.string(), v.minLength(8), v.maxLength(512)),
  gameId: gameGroupId,
  culture: v.optional(culture, 'en'),
});

/** `bet` is looked at by the game's engine. */
export const roundRequest = v.object({
  bet: v.unknown(),
  /** Made once per press of the button. Asking again with the same key answers the same round and books nothing. */
  clientRoundKey: v.pipe(v.string(), v.uuid()),
  /** The round is to be one of the player's free spins in this game: the bet is not looked at. */
  isFree: v.optional(v.boolean()),
});

/** `move` is looked at by the game's engine. */
export const moveRequest = v.object({
  move: v.unknown(),
  /** Made once per press of a button. Asking again with the same key answers the round as it stands and moves nothing. */
  clientMoveKey: v.pipe(v.string(), v.uuid()),
});

export const seenRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()) });

/** Free spins in this game that are left, and what each is played at. */
const freeSpinsLeft = v.object({ left: v.number(), stake: minorUnits });
export type FreeSpinsLeft = v.InferOutput<typeof freeSpinsLeft>;

export const roundResponse = v.object({
  roundId: v.string(),
  /** What was put at stake so far. */
  stake: minorUnits,
  /** What the whole round pays, jackpots included; null while the player has to decide. */
  win: v.nullable(minorUnits),
  /** What jackpots paid of it. */
  jackpotWin: minorUnits,
  /** Real balance after the round's last step. */
  balance: minorUnits,
  /** What the engine shows of the round as it stands; null for a round that was void. */
  shown: v.unknown(),
  /** After this round; left out where there are none. */
  freeSpins: v.optional(freeSpinsLeft),
});
export type RoundResponse = v.InferOutput<typeof roundResponse>;

export const sessionResponse = v.object({
  /** Bearer of the later calls. */
  sessionId: v.string(),
  gameId: gameGroupId,
  name: v.string(),
  culture,
  currencyIsoCode: currencyIso,
  engine: v.picklist(engineKinds),
  /** What the engine's table needs. */
  setup: v.unknown(),
  /** The ten pictures of the game's theme by key, as names below `/game-pictures/`. */
  pictures: v.record(v.string(), v.string()),
  rules: v.array(v.string()),
  balance: minorUnits,
  minimumRoundMs: v.number(),
  /** Bet of the player's newest round in this game. */
  lastBet: v.nullable(v.unknown()),
  /** A round to go on with, or one that was settled while nobody looked. */
  round: v.nullable(roundResponse),
  /** Left out where there are none. */
  freeSpins: v.optional(freeSpinsLeft),
});
export type SessionResponse = v.InferOutput<typeof sessionResponse>;

export const historyResponse = v.object({
  /** Of all rounds of this game in the player's session, in minor units; `rounds` below are the newest of them and of earlier ones. */
  totals: v.object({ rounds: v.number(), stake: minorUnits, win: minorUnits }),
  rounds: v.array(
    v.object({
      roundId: v.string(),
      /** Unix milliseconds of the sandbox's clock. */
      openedAt: v.number(),
      settledAt: v.nullable(v.number()),
      stake: minorUnits,
      win: v.nullable(minorUnits),
      balance: minorUnits,
    }),
  ),
});
export type HistoryResponse = v.InferOutput<typeof historyResponse>;

export const playRefusals = [
  'malformed',
  'launchTokenRefused',
  'unknownGame',
  'sessionEnded',
  'playedElsewhere',
  'unknownStake',
  'unknownMove',
  'unknownRound',
  'insufficientFunds',
  'roundOpen',
  'noFreeSpins',
  'tooEarly',
  'lossLimit',
  'timeLimit',
  'onBreak',
  'stakeCap',
] as const;
/** Body of every answer outside 2xx. `retryAfterMs` comes with `tooEarly` only. */
export const playRefusal = v.object({ reason: v.picklist(playRefusals), retryAfterMs: v.optional(v.number()) });
export type PlayRefusal = v.InferOutput<typeof playRefusal>;
