import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { culture, currencyIso, gameGroupId } from './identifiers.ts';
import { minorUnits } from './money.ts';

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

/** Rounds of games, with stakes and winnings of the whole period, not only of this page (UK2). */
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
    rounds: v.array(
      v.object({
        roundId: v.string(),
        gameGroupId,
        /** In the requested language; empty for a removed game. */
        name: v.string(),
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
    moves: v.array(
      v.object({ kind: v.picklist(moneyMoveKinds), amount: minorUnits, bookedAt: unixMs, balance: minorUnits }),
    ),
    next,
  }),
  errors: { 401: 'token refused' },
});
export type MoneyHistory = v.InferOutput<typeof moneyHistory.response>;
