import { accountStatuses, userTypes } from '@foyer/contract/accounts';
import type { NewPlayer } from '../services/accounts/players.ts';
import { youngAge } from '../services/accounts/players.ts';

/** Named players for tests and demonstrations. Amounts in minor units. */
export const scenarios = {
  /** Just registered: no deposit, not verified. */
  new: { grant: 0, status: accountStatuses.provisional },
  funded: { grant: 100_000 },
  lowBalance: { grant: 150 },
  empty: { grant: 0 },
  guest: { grant: 0, userType: userTypes.guest },
  unknown: { grant: 100_000, status: accountStatuses.unknown },
  migrated: { grant: 100_000, status: accountStatuses.migrated },
  provisional: { grant: 100_000, status: accountStatuses.provisional },
  dispatched: { grant: 100_000, status: accountStatuses.dispatched },
  deactivated: { grant: 100_000, status: accountStatuses.deactivated },
  closed: { grant: 100_000, status: accountStatuses.closed },
  blacklisted: { grant: 100_000, status: accountStatuses.blacklisted },
  selfExcluded: { grant: 100_000, status: accountStatuses.selfExcluded },
  /** Old enough to play, but below the age at which usual stake limits apply (UK24). */
  young: { grant: 100_000, age: youngAge },
} as const satisfies Record<string, Pick<NewPlayer, 'grant' | 'status' | 'userType'> & { age?: number }>;

export type Scenario = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as Scenario[];
