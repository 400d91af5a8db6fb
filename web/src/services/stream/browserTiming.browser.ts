import type { StreamTiming } from './createStream.ts';

/** Timers and chance of the browser for streams. */
export const browserTiming: StreamTiming = {
  schedule(run, ms) {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
  now: () => performance.now(),
  random: () => Math.random(),
};
