import { accountStatuses } from '@foyer/contract/accounts';
import { balanceTypes } from '@foyer/contract/balanceTypes';
import { topic } from '@foyer/contract/broker';
import { flagGoal, flagKeys } from '@foyer/contract/flags';
import { brandId, currencyIso, gameGroupId, userId } from '@foyer/contract/identifiers';
import { mustWinTypes, progressiveTypes } from '@foyer/contract/jackpots';
import { hubEvents } from '@foyer/contract/milestones';
import { minorUnits } from '@foyer/contract/money';
import { paymentStates } from '@foyer/contract/payment';
import * as v from 'valibot';
import { outcomes } from '../cashier/paymentMethods.ts';
import { itemKinds } from '../collector/collector.ts';
import { spellings } from '../hub/spelling.ts';
import { fault } from '../kernel/faults.ts';
import { scenarioNames } from './scenarios.ts';

/** Ten years: further away a date is no date any more. */
const maxClockMs = 10 * 365 * 86_400_000;

/** What the control calls take. All of them are POST with a JSON body. */
export const faultsCall = v.object({
  /** True clears every fault, a text the one of this target. Clearing comes before setting. */
  clear: v.optional(v.union([v.literal(true), v.string()])),
  set: v.optional(v.array(fault)),
});

export const playersCall = v.object({
  brand: v.optional(brandId, 'regency'),
  marketId: v.optional(v.string(), 'uk'),
  scenario: v.optional(v.picklist(scenarioNames), 'funded'),
  termsAccepted: v.optional(v.boolean(), true),
  /** False: an account from before anybody was asked what offers they want to hear of. */
  marketingAsked: v.optional(v.boolean(), true),
});

export const statusCall = v.object({ userId, accountStatusId: v.picklist(Object.values(accountStatuses)) });

export const clockCall = v.object({
  /** Back to the time of the machine; comes before moving. */
  reset: v.optional(v.boolean(), false),
  /** Milliseconds forwards, or backwards when negative. */
  move: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-maxClockMs), v.maxValue(maxClockMs)), 0),
});

export const maintenanceCall = v.object({
  /** Back to the schedule: true for every game, ids for these. Clearing comes before setting. */
  clear: v.optional(v.union([v.literal(true), v.array(gameGroupId)])),
  set: v.optional(
    v.array(
      v.object({
        gameId: gameGroupId,
        /** How long the game is out of play from now; 0 puts it into play whatever the schedule says. */
        minutes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(7 * 24 * 60)), 60),
      }),
    ),
  ),
});

export const jackpotsCall = v.object({
  /** What a pot becomes; without it the call only tells of all pots, secrets included. Amounts in minor units. */
  set: v.optional(
    v.object({
      type: v.picklist([...progressiveTypes, ...mustWinTypes]),
      currencyIsoCode: v.optional(currencyIso, 'GBP'),
      amount: v.optional(v.pipe(minorUnits, v.minValue(0))),
      /** The secret amount of a pot with a limit. */
      dropAmount: v.optional(minorUnits),
      /** The secret moment of a pot with a deadline, in Unix milliseconds. */
      dropAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** The next stake in one of its games wins it. */
      winNext: v.optional(v.boolean()),
    }),
  ),
});

export const simulatedRoundsCall = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
  gameGroupId: v.optional(gameGroupId),
  /** Whose players play; in turn those of all markets without it. */
  market: v.optional(v.object({ brand: brandId, marketId: v.string() })),
});

/** Without `isOn` it only tells. */
export const simulatedPlayersCall = v.object({ isOn: v.optional(v.boolean()) });

/** Gives an amount of a kind of balance; a negative one of real money is paid out at once. */
export const balancesCall = v.object({
  userId,
  type: v.optional(v.picklist(Object.values(balanceTypes)), balanceTypes.real),
  amount: minorUnits,
});

/** Free spins in a slot, as a quest would give them. */
export const freeSpinsCall = v.object({
  userId,
  gameId: gameGroupId,
  spins: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});

export const cashierCall = v.object({
  /** Payments stop in this state until it is null again: whoever tests ends the sandbox there. */
  hold: v.optional(v.nullable(v.picklist(paymentStates))),
  /** How the next payment goes, whatever its account would answer. */
  outcome: v.optional(v.nullable(v.picklist(outcomes))),
  /** Whoever this player's payments wait for answers now. */
  finish: v.optional(userId),
});

export const booksCall = v.object({ userId: v.optional(userId) });

/** Publishes to a player, or tells what became of a message. The content is not looked at: tests publish what no editor would. */
export const messagesCall = v.object({
  publish: v.optional(
    v.object({
      userId,
      topic,
      content: v.record(v.string(), v.unknown()),
      clientReference: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
      /** The same message, this often. */
      times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)), 1),
    }),
  ),
  fate: v.optional(v.array(v.pipe(v.string(), v.uuid()))),
});

/** What becomes of the hub's connections, of one player or of all. Without any of it the call only tells. */
export const hubCall = v.object({
  userId: v.optional(userId),
  refuse: v.optional(v.boolean()),
  silence: v.optional(v.boolean()),
  spelling: v.optional(v.picklist(spellings)),
  /** Calls a method of the client with whatever is given. */
  tell: v.optional(v.object({ event: v.picklist(hubEvents), arguments: v.array(v.unknown()) })),
  sendRaw: v.optional(v.string()),
  close: v.optional(v.object({ error: v.optional(v.string()), allowReconnect: v.optional(v.boolean(), false) })),
  drop: v.optional(v.boolean(), false),
});

/** Values of flags, what experiments count, and what becomes of the streams. Without any of it the call only tells. */
export const flagsCall = v.object({
  /** Also values of a kind that no flag should have: the web has to bear them. */
  set: v.optional(
    v.array(
      v.object({
        key: v.picklist(flagKeys),
        value: v.union([v.boolean(), v.string(), v.number(), v.null()]),
        brand: v.optional(brandId),
      }),
    ),
    [],
  ),
  goals: v.optional(v.array(flagGoal)),
  stream: v.optional(
    v.object({
      /** Nothing is said any more, not even heartbeats. */
      silence: v.optional(v.boolean()),
      /** Said to every stream as it stands here, readable or not. */
      send: v.optional(v.object({ event: v.picklist(['put', 'patch', 'delete', 'ping']), data: v.string() })),
      drop: v.optional(v.boolean(), false),
    }),
  ),
});

/** How the collector answers and what it has. Without any of it the call only tells. */
export const collectorCall = v.object({
  clear: v.optional(v.boolean(), false),
  /** Null takes everything again. */
  answer: v.optional(
    v.nullable(
      v.object({
        of: v.optional(v.picklist(['telemetry', 'replay']), 'telemetry'),
        status: v.picklist([202, 429, 500, 'silent']),
        retryAfter: v.optional(v.pipe(v.string(), v.maxLength(40))),
        invalidSession: v.optional(v.boolean()),
        times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
      }),
    ),
  ),
  kind: v.optional(v.picklist(itemKinds)),
  sessionId: v.optional(v.string()),
  /** How often these words stand in what was recorded. */
  wordsInRecordings: v.optional(v.array(v.string()), []),
});
