import { accountStatuses } from '@foyer/contract/accounts';
import { balanceTypes } from '@foyer/contract/balanceTypes';
import { flagKeys } from '@foyer/contract/flags';
import { minorUnits } from '@foyer/contract/minorUnits';
import { paymentStates } from '@foyer/contract/payment';
import * as v from 'valibot';
import { activitySources } from '../kernel/activity.ts';
import { outcomes } from '../services/cashier/paymentMethods.ts';
import { scenarioNames } from './scenarios.ts';

const count = v.pipe(v.number(), v.integer());

/** Choices of the control room, which are constant while the sandbox runs. */
export const controlRoomFacts = v.object({
  sites: v.array(v.string()),
  markets: v.array(v.object({ brand: v.string(), marketId: v.string() })),
  scenarios: v.array(v.picklist(scenarioNames)),
  statuses: v.record(v.string(), v.picklist(Object.values(accountStatuses))),
  /** Demo players, which share this password. */
  demo: v.object({ usernames: v.array(v.string()), password: v.string() }),
  faultTargets: v.array(v.object({ group: v.string(), targets: v.array(v.string()) })),
});
export type ControlRoomFacts = v.InferOutput<typeof controlRoomFacts>;

const activity = v.object({
  number: count,
  at: count,
  source: v.picklist(activitySources),
  what: v.string(),
  userId: v.nullable(count),
  facts: v.string(),
});

/** Current state, polled while the page is visible. */
export const controlRoomState = v.object({
  /** Sandbox time in Unix milliseconds, and its offset from the machine. */
  now: count,
  movedBy: count,
  faults: v.array(v.object({ target: v.string(), kind: v.string(), times: v.optional(count), delayMs: count })),
  hub: v.object({ connections: count, isRefusing: v.boolean(), isSilent: v.boolean() }),
  flags: v.array(v.object({ key: v.picklist(flagKeys), isOn: v.boolean(), brands: v.record(v.string(), v.boolean()) })),
  activity: v.array(activity),
});
export type ControlRoomState = v.InferOutput<typeof controlRoomState>;

export const stateQuery = v.object({
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)), '0'),
});

/** Player data for the control room. */
export const controlRoomPlayer = v.object({
  userId: count,
  username: v.string(),
  brand: v.string(),
  marketId: v.string(),
  currencyIsoCode: v.string(),
  accountStatusId: count,
  balances: v.array(v.object({ type: v.picklist(Object.values(balanceTypes)), amount: minorUnits })),
});
export type ControlRoomPlayer = v.InferOutput<typeof controlRoomPlayer>;

export const playerCall = v.object({ username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)) });

export const booksResponse = v.object({
  balanced: v.boolean(),
  moves: count,
  history: v.optional(
    v.array(
      v.object({
        kind: v.string(),
        amount: minorUnits,
        reference: v.string(),
        bookedAt: count,
        balanceAfter: minorUnits,
      }),
    ),
  ),
});
export type BooksResponse = v.InferOutput<typeof booksResponse>;

/**
 * The part of the jackpot, payment and maintenance responses that the page shows. Amounts in minor units, times in Unix
 * milliseconds.
 */
export const jackpotsResponse = v.object({
  jackpots: v.array(
    v.object({
      type: v.string(),
      currencyIsoCode: v.string(),
      amount: minorUnits,
      dropAmount: v.nullable(minorUnits),
      dropAt: v.nullable(count),
      winNext: v.boolean(),
    }),
  ),
});
export const cashierResponse = v.object({
  hold: v.nullable(v.picklist(paymentStates)),
  outcome: v.nullable(v.picklist(outcomes)),
});
export const maintenanceResponse = v.object({ games: v.array(v.object({ gameId: count, backAt: count })) });

/** Recalled games, the newest decisions of the log, and models that are not served. */
export const recallsResponse = v.object({
  games: v.array(v.object({ gameGroupId: count, recalledAt: count })),
  log: v.array(
    v.object({
      number: count,
      gameGroupId: count,
      action: v.picklist(['recalled', 'reinstated']),
      reason: v.string(),
      decidedAt: count,
      /** Number of open rounds that the recall voided. */
      endedRounds: count,
    }),
  ),
  refusedBuilds: v.array(v.object({ kind: v.string(), modelId: v.string(), problem: v.string() })),
});
