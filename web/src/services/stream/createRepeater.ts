import type { Clock } from '../../base/clock.ts';
import { streamDelay } from './streamBackoff.ts';

export interface RepeaterDeps {
  /** Runs the job. Returns null when it is done, else the minimum wait before the next run, in milliseconds. */
  run(): Promise<number | null>;
  clock: Pick<Clock, 'schedule' | 'random'>;
  /** False while a repetition would be in vain, for example without a connection. */
  canRepeat(): boolean;
}

export interface Repeater {
  /** Runs the job now, unless it runs already. */
  start(): Promise<void>;
  /** Cancels the next run. */
  stop(): void;
}

/** Repeats a job with the delays of a stream until it is done. */
export function createRepeater({ run, clock, canRepeat }: RepeaterDeps): Repeater {
  let failures = 0;
  let isRunning = false;
  let isStopped = false;
  let cancel = () => {};

  async function start(): Promise<void> {
    isStopped = false;
    if (isRunning) return;
    cancel();
    isRunning = true;
    try {
      const minimumMs = await run();
      failures = minimumMs === null ? 0 : failures + 1;
      if (minimumMs === null || isStopped) return;
      const delayMs = Math.max(minimumMs, streamDelay(failures, clock.random()));
      cancel = clock.schedule(() => void (canRepeat() && start()), delayMs);
    } finally {
      isRunning = false;
    }
  }

  return {
    start,
    stop() {
      isStopped = true;
      failures = 0;
      cancel();
    },
  };
}
