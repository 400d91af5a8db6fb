import { accountStatuses, userTypes } from '@foyer/contract/accounts';
import type { NewPlayer } from '../accounts/players.ts';

/** Players a test or a person can ask for by name. Amounts in minor units. */
export const scenarios = {
  /** Just registered: nothing deposited, not verified. */
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
} as const satisfies Record<string, Pick<NewPlayer, 'grant' | 'status' | 'userType'>>;

export type Scenario = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as Scenario[];
