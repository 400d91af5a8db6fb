import { culture, currencyIso, gameGroupId } from '@foyer/contract/ids';
import { minorUnits } from '@foyer/contract/minorUnits';
import * as v from 'valibot';
import { engineKinds } from '../engines/gameEngine.ts';

/** Messages between a game frame and its server. They are not part of the operator's contract. */

export const sessionRequest = v.object({
  launchToken: v.pipe(v.string(), v.minLength(8), v.maxLength(512)),
  gameId: gameGroupId,
  culture: v.optional(culture, 'en'),
});

/** The game's engine validates `bet`. */
export const roundRequest = v.object({
  bet: v.unknown(),
  /**
   * Idempotency key, one per button press. Repeating a request with the same key returns the same round and books
   * nothing.
   */
  clientRoundKey: v.pipe(v.string(), v.uuid()),
  /** The round uses one of the player's free spins in this game and ignores the bet. */
  isFree: v.optional(v.boolean()),
  /** Language of the names in a refusal. */
  culture: v.optional(culture, 'en'),
});

/** The game's engine validates `move`. */
export const moveRequest = v.object({
  move: v.unknown(),
  /**
   * Idempotency key, one per button press. Repeating a request with the same key returns the round and moves nothing.
   */
  clientMoveKey: v.pipe(v.string(), v.uuid()),
});

export const seenRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()) });

/** Free spins left in this game, and the stake of each. */
const freeSpinsLeft = v.object({ left: v.number(), stake: minorUnits });
export type FreeSpinsLeft = v.InferOutput<typeof freeSpinsLeft>;

export const roundResponse = v.object({
  roundId: v.string(),
  /** Total stake so far. */
  stake: minorUnits,
  /** Payout of the whole round including jackpots; null while the player has a decision. */
  win: v.nullable(minorUnits),
  /** Part of the win that jackpots paid. */
  jackpotWin: minorUnits,
  /** Real balance after the round's last step. */
  balance: minorUnits,
  /** Result of the engine's `show`; null for a void round. */
  shown: v.unknown(),
  /** State after this round; absent without free spins. */
  freeSpins: v.optional(freeSpinsLeft),
});
export type RoundResponse = v.InferOutput<typeof roundResponse>;

export const sessionResponse = v.object({
  /** Bearer token for later calls. */
  sessionId: v.string(),
  gameId: gameGroupId,
  name: v.string(),
  culture,
  currencyIsoCode: currencyIso,
  engine: v.picklist(engineKinds),
  /** Result of the engine's `setup`. */
  setup: v.unknown(),
  /** The ten pictures of the game's theme by key, as names below `/game-pictures/`; empty for a game that shows none. */
  pictures: v.record(v.string(), v.string()),
  /** Addresses of the art that is drawn with the game's cover. */
  art: v.object({ scene: v.string(), title: v.string(), symbol: v.nullable(v.string()) }),
  rules: v.array(v.string()),
  balance: minorUnits,
  minimumRoundMs: v.number(),
  /** Whether a round may begin while an earlier finished one is still being shown (UK8, ON6). */
  parallelRounds: v.boolean(),
  /** How the player's market lets games show wins. */
  winCelebration: v.picklist(['full', 'restrained']),
  /** Bet of the player's newest round in this game. */
  lastBet: v.nullable(v.unknown()),
  /** A round to continue, or one that settled unseen. */
  round: v.nullable(roundResponse),
  /** Absent without free spins. */
  freeSpins: v.optional(freeSpinsLeft),
});
export type SessionResponse = v.InferOutput<typeof sessionResponse>;

export const historyResponse = v.object({
  /**
   * Totals of all rounds of this game in the player's session, in minor units. `rounds` below are the newest, including
   * earlier sessions.
   */
  totals: v.object({ rounds: v.number(), stake: minorUnits, win: minorUnits }),
  rounds: v.array(
    v.object({
      roundId: v.string(),
      /** Unix milliseconds by the sandbox clock. */
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
  'otherGameOpen',
  'noFreeSpins',
  'tooEarly',
  'lossLimit',
  'timeLimit',
  'onBreak',
  'stakeCap',
  'gameRecalled',
  'countryRestricted',
  'locationUnknown',
] as const;
/** Body of every response outside 2xx. `retryAfterMs` accompanies only `tooEarly`, and `openGame` `otherGameOpen`. */
export const playRefusal = v.object({
  reason: v.picklist(playRefusals),
  retryAfterMs: v.optional(v.number()),
  /** The game whose open round the player has to finish first; `name` is empty for a game that no longer runs. */
  openGame: v.optional(v.object({ gameId: gameGroupId, name: v.string() })),
});
export type PlayRefusal = v.InferOutput<typeof playRefusal>;
