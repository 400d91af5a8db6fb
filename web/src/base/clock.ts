/**
 * Time, timers and chance. Code whose tests decide them takes the members that it needs as `clock`; all other code uses
 * `browserClock`, `serverClock` or the language directly.
 */
export interface Clock {
  /** Unix milliseconds. */
  now(): number;
  /** Milliseconds of a clock that is never set, from any start. */
  elapsed(): number;
  /** A number from 0 up to 1. */
  random(): number;
  /** Calls `run` once after `ms` milliseconds; returns the cancel function. */
  schedule(run: () => void, ms: number): () => void;
  /** Calls `run` every `ms` milliseconds; returns the stop function. */
  every(run: () => void, ms: number): () => void;
  /** Resolves after `ms` milliseconds. */
  wait(ms: number): Promise<void>;
}
