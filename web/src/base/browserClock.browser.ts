import type { Clock } from './clock.ts';

export const browserClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  schedule(run, ms) {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
};
