import type { Clock } from './clock.ts';

export const browserClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  schedule(run, ms) {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
  every(run, ms) {
    const timer = window.setInterval(run, ms);
    return () => window.clearInterval(timer);
  },
  wait: (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
};
