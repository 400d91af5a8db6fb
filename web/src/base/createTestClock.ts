import type { Clock } from './clock.ts';

/** A clock that only its test moves. */
export interface TestClock extends Clock {
  /** Delays of `schedule`, `every` and `wait` so far, in milliseconds. */
  readonly delays: readonly number[];
  /** Delays of the timers that wait. */
  pending(): number[];
  /** Lets time pass, and runs what becomes due in the order of time. Negative for a clock that is set back. */
  advance(ms: number): void;
}

/** Creates a clock for a test. `wait` lets its time pass at once. */
export function createTestClock({ startsAt = 1_000_000, random = (): number => 0 } = {}): TestClock {
  let elapsed = 0;
  const delays: number[] = [];
  const timers = new Set<{ run: () => void; ms: number; dueAt: number; repeats: boolean }>();

  function start(run: () => void, ms: number, repeats: boolean): () => void {
    const timer = { run, ms, dueAt: elapsed + ms, repeats };
    delays.push(ms);
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  function advance(ms: number): void {
    const end = elapsed + ms;
    for (;;) {
      const due = [...timers].filter(({ dueAt }) => dueAt <= end);
      const next = due.find(({ dueAt }) => dueAt === Math.min(...due.map((timer) => timer.dueAt)));
      if (next === undefined) break;
      elapsed = Math.max(elapsed, next.dueAt);
      if (next.repeats) next.dueAt += next.ms;
      else timers.delete(next);
      next.run();
    }
    elapsed = ms < 0 ? end : Math.max(elapsed, end);
  }

  return {
    now: () => startsAt + elapsed,
    elapsed: () => elapsed,
    random,
    schedule: (run, ms) => start(run, ms, false),
    every: (run, ms) => start(run, ms, true),
    async wait(ms) {
      delays.push(ms);
      advance(ms);
    },
    delays,
    pending: () => [...timers].map(({ ms }) => ms),
    advance,
  };
}
