import type { OpenRounds } from '@foyer/contract/openRounds';

/** Numbers of a player's rounds, of the play service. `sinceMs` inclusive, `untilMs` exclusive, in Unix milliseconds. */
export interface PlayedRounds {
  /** Counts the rounds with a stake that began at or after `sinceMs`. */
  stakedRounds(userId: number, sinceMs: number): number;
  /** Sums the open rounds that began in this time. Defaults to all of them. */
  openRounds(userId: number, time?: { sinceMs?: number; untilMs?: number }): OpenRounds;
}
