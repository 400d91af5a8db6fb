/** Time, timers and chance. Code whose tests decide them takes the members that it needs. */
export interface Clock {
  /** Milliseconds; of the real clock, Unix milliseconds. */
  now(): number;
  /** A number from 0 up to 1. */
  random(): number;
  /** Calls `run` once after `ms` milliseconds; returns the cancel function. */
  schedule(run: () => void, ms: number): () => void;
}
