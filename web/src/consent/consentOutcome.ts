import type { ConsentGroup } from './consentChoice.ts';
import { consentGroups } from './consentChoice.ts';

export type ConsentOutcome = 'accept' | 'reject' | 'manage';

/** How long after the banner was closed a no to everything counts as the answer to it. */
const freshMs = 5000;

/**
 * CO-02: what an update is recorded as.
 * - `accept`: all groups, or all but functional ones, which are three with what is necessary
 * - `reject`: none, and the banner was closed within the last five seconds
 * - `manage`: everything else
 */
export function outcomeOf(allowed: readonly ConsentGroup[], closedAt: number, now: number): ConsentOutcome {
  const others = consentGroups.filter((group) => group !== 'C0003');
  if (others.every((group) => allowed.includes(group))) return 'accept';
  const age = now - closedAt;
  return allowed.length === 0 && age >= 0 && age <= freshMs ? 'reject' : 'manage';
}
