import type { Clock } from './clock.ts';

/** Its timers do not keep the process alive. `every` is absent, because no code of the server takes it. */
export const serverClock: Omit<Clock, 'every'> = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  schedule(run, ms) {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
  wait: (ms) => new Promise((resolve) => void setTimeout(resolve, ms).unref()),
};
