import { accountStatuses } from '@foyer/contract/accounts';
import { balanceTypes } from '@foyer/contract/balanceTypes';
import { topic } from '@foyer/contract/broker';
import { flagGoal, flagKeys } from '@foyer/contract/flags';
import { brandId, currencyIso, gameGroupId, userId } from '@foyer/contract/ids';
import { mustWinTypes, progressiveTypes } from '@foyer/contract/jackpots';
import { hubEvents } from '@foyer/contract/milestones';
import { minorUnits } from '@foyer/contract/minorUnits';
import { paymentStates } from '@foyer/contract/payment';
import { playerLocationText } from '@foyer/contract/playerLocation';
import * as v from 'valibot';
import { fault } from '../kernel/faults.ts';
import { outcomes } from '../services/cashier/paymentMethods.ts';
import { maxReasonLength } from '../services/games/recalls.ts';
import { spellings } from '../services/realtime/spelling.ts';
import { itemKinds } from '../vendors/collector/collector.ts';
import { scenarioNames } from './scenarios.ts';

/** Maximum clock offset: ten years. */
const maxClockMs = 10 * 365 * 86_400_000;

/** Bodies of the control calls, which are all POST with JSON. */
export const faultsCall = v.object({
  /** True clears every fault; a text clears one target. Clearing runs before setting. */
  clear: v.optional(v.union([v.literal(true), v.string()])),
  set: v.optional(v.array(fault)),
});

export const playersCall = v.object({
  brand: v.optional(brandId, 'regency'),
  marketId: v.optional(v.string(), 'uk'),
  scenario: v.optional(v.picklist(scenarioNames), 'funded'),
  termsAccepted: v.optional(v.boolean(), true),
  /** False creates an account that was never asked for marketing preferences. */
  marketingAsked: v.optional(v.boolean(), true),
});

export const statusCall = v.object({ userId, accountStatusId: v.picklist(Object.values(accountStatuses)) });

export const clockCall = v.object({
  /** Resets the clock to the machine's time, before moving it. */
  reset: v.optional(v.boolean(), false),
  /** Milliseconds forwards, or backwards if negative. */
  move: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-maxClockMs), v.maxValue(maxClockMs)), 0),
});

export const maintenanceCall = v.object({
  /** Returns to the schedule: true for all games, or ids. Clearing runs before setting. */
  clear: v.optional(v.union([v.literal(true), v.array(gameGroupId)])),
  set: v.optional(
    v.array(
      v.object({
        gameId: gameGroupId,
        /** Duration of the maintenance from now; 0 makes the game playable regardless of the schedule. */
        minutes: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(7 * 24 * 60)), 60),
      }),
    ),
  ),
});

/** Maximum number of games in a decision. */
const maxGames = 10_000;
const gameIds = v.optional(v.pipe(v.array(gameGroupId), v.maxLength(maxGames)));

/** Closes games everywhere until they are reinstated. Without games the call only returns the state. */
export const recallsCall = v.object({
  recall: gameIds,
  reinstate: gameIds,
  /** Kept in the log. Required with a game. */
  reason: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxReasonLength))),
});

export const jackpotsCall = v.object({
  /** New state of a pot. Without it the call only returns all pots with their secrets. Amounts in minor units. */
  set: v.optional(
    v.object({
      type: v.picklist([...progressiveTypes, ...mustWinTypes]),
      currencyIsoCode: v.optional(currencyIso, 'GBP'),
      amount: v.optional(v.pipe(minorUnits, v.minValue(0))),
      /** Secret amount of a pot with a limit. */
      dropAmount: v.optional(minorUnits),
      /** Secret time of a pot with a deadline, in Unix milliseconds. */
      dropAt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** The next stake in one of its games wins the pot. */
      winNext: v.optional(v.boolean()),
    }),
  ),
});

export const simulatedRoundsCall = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)),
  gameGroupId: v.optional(gameGroupId),
  /** Market of the players; without it, all markets in rotation. */
  market: v.optional(v.object({ brand: brandId, marketId: v.string() })),
});

/** Without `isOn` the call only returns the state. */
export const simulatedPlayersCall = v.object({ isOn: v.optional(v.boolean()) });

/** Adds an amount to a balance type; a negative amount of real money is paid out at once. */
export const balancesCall = v.object({
  userId,
  type: v.optional(v.picklist(Object.values(balanceTypes)), balanceTypes.real),
  amount: minorUnits,
});

/** Grants free spins in a slot, like a quest. */
export const freeSpinsCall = v.object({
  userId,
  gameId: gameGroupId,
  spins: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});

export const cashierCall = v.object({
  /** Payments stop in this state until it is null again. Tests stop the sandbox there. */
  hold: v.optional(v.nullable(v.picklist(paymentStates))),
  /** Outcome of the next payment, regardless of its account. */
  outcome: v.optional(v.nullable(v.picklist(outcomes))),
  /** Makes the waiting times of this player's payments elapse. */
  finish: v.optional(userId),
});

export const booksCall = v.object({ userId: v.optional(userId) });

/**
 * Publishes to a player, or returns the status of a message. Does not validate content, so that tests can publish
 * invalid messages.
 */
export const messagesCall = v.object({
  publish: v.optional(
    v.object({
      userId,
      topic,
      content: v.record(v.string(), v.unknown()),
      clientReference: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
      /** Number of copies of the message. */
      times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000)), 1),
    }),
  ),
  fate: v.optional(v.array(v.pipe(v.string(), v.uuid()))),
});

/** Faults of real-time connections, of one player or of all. Without any field the call only returns the state. */
export const hubCall = v.object({
  userId: v.optional(userId),
  refuse: v.optional(v.boolean()),
  silence: v.optional(v.boolean()),
  spelling: v.optional(v.picklist(spellings)),
  /** Calls a client method with arbitrary arguments. */
  emit: v.optional(v.object({ event: v.picklist(hubEvents), arguments: v.array(v.unknown()) })),
  sendRaw: v.optional(v.string()),
  close: v.optional(v.object({ error: v.optional(v.string()), allowReconnect: v.optional(v.boolean(), false) })),
  drop: v.optional(v.boolean(), false),
});

/** Flag values, experiments and stream faults. Without any field the call only returns the state. */
export const flagsCall = v.object({
  /** Accepts values of wrong types, which the web must tolerate. */
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
      /** Streams send nothing, not even heartbeats. */
      silence: v.optional(v.boolean()),
      /** Sent to every stream unchanged, valid or not. */
      send: v.optional(v.object({ event: v.picklist(['put', 'patch', 'delete', 'ping']), data: v.string() })),
      drop: v.optional(v.boolean(), false),
    }),
  ),
});

/** Responses and contents of the collector. Without any field the call only returns the state. */
export const collectorCall = v.object({
  clear: v.optional(v.boolean(), false),
  /** Null restores normal responses. */
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
  /** Counts these words in recordings. */
  wordsInRecordings: v.optional(v.array(v.string()), []),
});

const matchedAccount = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A human decision about two accounts; `otherId` 0 is the national register. Without it the call only returns the queue. */
export const personsCall = v.object({
  decide: v.optional(v.object({ userId, otherId: matchedAccount, isSame: v.boolean() })),
});

const listedDetail = v.pipe(v.string(), v.maxLength(500));

/** Entries of the national register's stand-in. Without any field the call only returns them. */
export const exclusionRegisterCall = v.object({
  add: v.optional(
    v.object({
      /** A registered player, or the details of any person. */
      person: v.union([
        v.object({ userId }),
        v.object({
          firstName: listedDetail,
          lastName: listedDetail,
          dateOfBirth: listedDetail,
          email: listedDetail,
          mobile: listedDetail,
          country: listedDetail,
          postcode: listedDetail,
          addressLine1: listedDetail,
        }),
      ]),
      /** End of the exclusion in Unix milliseconds; null without an end. */
      until: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
    }),
  ),
  remove: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** Addresses that the location provider's stand-in knows. Without any field the call only returns them. */
export const locationProviderCall = v.object({
  clear: v.optional(v.literal(true)),
  set: v.optional(
    v.pipe(
      v.array(
        v.object({
          ipAddress: v.pipe(v.string(), v.ip()),
          /** Answered in turn; none forgets the address. */
          locations: v.pipe(v.array(playerLocationText), v.maxLength(20)),
        }),
      ),
      v.maxLength(100),
    ),
  ),
});
