import type { Clock } from '../base/clock.ts';
import { serverClock } from '../base/serverClock.server.ts';

/** State of one thing that a page or a call needs. `unknown`: no recent call tested it. */
export type CheckState = 'ok' | 'failing' | 'unknown';

export interface RecentOutcomes {
  record(outcome: string): void;
  read(): { state: CheckState; problem?: string };
}

/** Number of calls and time that decide; older ones say nothing about now. */
const maxCalls = 20;
const windowMs = 60_000;
/** Number of failures in a row, or share of a larger number of calls, that count as failing. */
const failuresInRow = 3;
const minCallsForShare = 10;
const failingShare = 0.5;

/** A refusal that the contract names is a response of a service that works. */
const isFailure = (outcome: string) => outcome !== 'ok' && outcome !== 'refused';

/** Judges a service by the outcomes of its last calls. One failed call says nothing: calls are retried. */
export function createRecentOutcomes(clock: Pick<Clock, 'now'> = serverClock): RecentOutcomes {
  const calls: { at: number; outcome: string }[] = [];
  return {
    record(outcome) {
      calls.push({ at: clock.now(), outcome });
      if (calls.length > maxCalls) calls.shift();
    },
    read() {
      const recent = calls.filter(({ at }) => at > clock.now() - windowMs);
      const last = recent.slice(-failuresInRow);
      const failed = recent.filter(({ outcome }) => isFailure(outcome));
      const isFailing =
        (last.length === failuresInRow && last.every(({ outcome }) => isFailure(outcome))) ||
        (recent.length >= minCallsForShare && failed.length >= recent.length * failingShare);
      if (recent.length === 0) return { state: 'unknown' };
      const problem = failed.at(-1)?.outcome;
      return isFailing && problem !== undefined ? { state: 'failing', problem } : { state: 'ok' };
    },
  };
}
