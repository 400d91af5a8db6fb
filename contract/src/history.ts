import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { culture, currencyIso, gameGroupId } from './identifiers.ts';
import { minorUnits } from './money.ts';

const unixMs = v.pipe(v.number(), v.integer(), v.minValue(0));
const unixMsText = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
/** Where a page of entries ended; the next one goes on after it. */
const mark = v.pipe(v.string(), v.regex(/^\d{1,15}-\d{1,15}$/));

/** From `sinceMs` on and before `untilMs`, newest first; `after` is the `next` of the page before. */
const period = {
  sinceMs: unixMsText,
  untilMs: unixMsText,
  after: v.optional(mark),
  culture: v.optional(culture),
};

const next = v.nullable(mark);

/** Rounds of games with what was staked and won in the whole time, not only on this page (UK2). */
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
        /** In the language asked for; empty for a game that has left the house. */
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

/** How money came to the balance and left it, beside play. */
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
    /** Withdrawals without those that came back. */
    totals: v.object({ deposited: minorUnits, withdrawn: minorUnits }),
    /** Paid in less paid out since the account was opened (UK3). */
    lifetimeNetDeposits: minorUnits,
    moves: v.array(
      v.object({ kind: v.picklist(moneyMoveKinds), amount: minorUnits, bookedAt: unixMs, balance: minorUnits }),
    ),
    next,
  }),
  errors: { 401: 'token refused' },
});
export type MoneyHistory = v.InferOutput<typeof moneyHistory.response>;
