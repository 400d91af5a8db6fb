import type { ConsentGroup } from '../storage/storageConsent.ts';
import { consentGroups } from '../storage/storageConsent.ts';

export type ConsentOutcome = 'accept' | 'reject' | 'manage';

/** Time after closing the banner within which refusing everything counts as the response to it, in milliseconds. */
const freshMs = 5000;

/**
 * CO-02: outcome of an update for analytics.
 * - `accept`: all groups, or all but functional (three including necessary)
 * - `reject`: none, and the banner was closed within the last five seconds
 * - `manage`: everything else
 */
export function outcomeOf(allowed: readonly ConsentGroup[], closedAt: number, now: number): ConsentOutcome {
  const others = consentGroups.filter((group) => group !== 'C0003');
  if (others.every((group) => allowed.includes(group))) return 'accept';
  const age = now - closedAt;
  return allowed.length === 0 && age >= 0 && age <= freshMs ? 'reject' : 'manage';
}
