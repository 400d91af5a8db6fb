import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { culture, currencyIso, gameGroupId } from './ids.ts';
import { minorUnits } from './minorUnits.ts';
import { openRounds } from './openRounds.ts';
import { extension, lenient, tolerantList } from './tolerantSchemas.ts';

const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));
const unixMsText = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
/** Cursor: the end of a page of entries. */
const cursor = v.pipe(v.string(), v.regex(/^\d{1,15}-\d{1,15}$/));

/** `sinceMs` inclusive, `untilMs` exclusive, newest first; `after` is the `next` of the previous page. */
const period = {
  sinceMs: unixMsText,
  untilMs: unixMsText,
  after: v.optional(cursor),
  culture: v.optional(culture),
};

const next = v.nullable(cursor);

/**
 * Rounds that began in the period, with all their stakes and winnings: those of the whole period, not only of this page
 * (UK2), also if a round ended after it.
 */
export const gameHistory = endpoint({
  name: 'gameHistory',
  service: 'accounts',
  method: 'GET',
  path: '/history/games',
  auth: 'userToken',
  query: v.object(period),
  response: v.object({
    currencyIsoCode: currencyIso,
    totals: v.object({ staked: minorUnits, won: minorUnits }),
    /** Rounds of the period that are still open. */
    open: extension(openRounds),
    rounds: tolerantList(
      v.object({
        roundId: v.string(),
        gameGroupId,
        /** In the requested language; empty for a removed game. */
        name: lenient(v.string(), ''),
        openedAt: unixMs,
        stake: minorUnits,
        /** Null while the round is open. */
        win: v.nullable(minorUnits),
        balance: minorUnits,
      }),
    ),
    next,
  }),
  errors: { 401: 'token refused' },
});
export type GameHistory = v.InferOutput<typeof gameHistory.response>;

/** Maximum number of moves in a round. */
const maxMoves = 100;

/**
 * Everything that decided a finished round, so that `npm run replay` computes it again (GM-09). The seed stays secret
 * until the round ends.
 */
export const roundRecord = v.object({
  format: v.literal(1),
  roundId: v.pipe(v.string(), v.maxLength(64)),
  /** Kind of game, and the model whose figures it uses. */
  engine: v.pipe(v.string(), v.maxLength(32)),
  modelId: v.pipe(v.string(), v.maxLength(64)),
  /** Changes with the rules, the pay tables and the random source of the model. */
  rulesVersion: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** 256 random bits, from which every draw of the round follows. */
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** Bet and moves as the game's rules define them. */
  bet: v.unknown(),
  moves: v.pipe(v.array(v.unknown()), v.maxLength(maxMoves)),
  /** A free round costs no stake. */
  isFree: v.boolean(),
  /** `rules`: the player left the round, and the rules ended it. `void`: the stake was returned. */
  ending: v.picklist(['player', 'rules', 'void']),
  stake: minorUnits,
  /** Payout of the game itself, without jackpots. */
  win: minorUnits,
  jackpotWin: minorUnits,
  /** What the player saw at the end, as the game defines it; null for a void round. */
  result: v.unknown(),
  /** SHA-256 of all fields above. */
  fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type RoundRecord = v.InferOutput<typeof roundRecord>;

/** Link to a page on the games origin that plays a finished round again (GM-09). */
const roundReplayLink = v.object({
  /**
   * The link itself is the permission to see the round, so it is signed and expires. The page says nothing about the
   * player, moves no money, and works in a frame and alone, so that support can open it. Pages add parameters, which a
   * signature must leave out: `culture`, in a frame also `parentOrigin`, and `calm=1` where nothing may move.
   */
  url: v.pipe(v.string(), v.maxLength(2048)),
  /** Unix milliseconds. */
  expiresAt: unixMs,
});
export type RoundReplayLink = v.InferOutput<typeof roundReplayLink>;

/** How one round was decided (UK16, GM-09). */
export const gameRound = endpoint({
  name: 'gameRound',
  service: 'accounts',
  method: 'GET',
  path: '/history/games/:roundId',
  auth: 'userToken',
  params: v.object({ roundId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  query: v.object({ culture: v.optional(culture) }),
  response: v.object({
    currencyIsoCode: currencyIso,
    stake: minorUnits,
    /** Null while the round is open. */
    win: v.nullable(minorUnits),
    jackpotWin: lenient(minorUnits, 0),
    /** The draw as plain sentences in the requested language; empty while the round is open. */
    draw: lenient(tolerantList(v.string()), []),
    /** Null while the round is open, and for rounds from before records were kept. */
    record: lenient(v.nullable(roundRecord), null),
    /** Absent if the round cannot be played again. */
    replay: extension(roundReplayLink),
  }),
  errors: { 401: 'token refused', 404: 'the player has no such round' },
});
export type GameRound = v.InferOutput<typeof gameRound.response>;

/** Kinds of balance changes other than play. */
export const moneyMoveKinds = [
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'payout',
  'grant',
  'conversion',
  'lapse',
] as const;

/** Movements of money of a player in a period, newest first. */
export const moneyHistory = endpoint({
  name: 'moneyHistory',
  service: 'accounts',
  method: 'GET',
  path: '/history/money',
  auth: 'userToken',
  query: v.object(period),
  response: v.object({
    currencyIsoCode: currencyIso,
    /** Withdrawals exclude returned ones. */
    totals: v.object({ deposited: minorUnits, withdrawn: minorUnits }),
    /** Deposits less withdrawals since the account was opened (UK3). */
    lifetimeNetDeposits: minorUnits,
    moves: tolerantList(
      v.object({ kind: v.picklist(moneyMoveKinds), amount: minorUnits, bookedAt: unixMs, balance: minorUnits }),
    ),
    next,
  }),
  errors: { 401: 'token refused' },
});
export type MoneyHistory = v.InferOutput<typeof moneyHistory.response>;
