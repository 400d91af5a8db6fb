import type { LivePollDeps } from './livePoll.ts';

export const livePollDeps: LivePollDeps = {
  canRequest: () => document.visibilityState === 'visible' && navigator.onLine,
  isSavingData: () =>
    (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches,
  now: Date.now,
  every(run, ms) {
    const timer = window.setInterval(run, ms);
    return () => window.clearInterval(timer);
  },
  onChange(run) {
    document.addEventListener('visibilitychange', run);
    window.addEventListener('online', run);
    return () => {
      document.removeEventListener('visibilitychange', run);
      window.removeEventListener('online', run);
    };
  },
};
