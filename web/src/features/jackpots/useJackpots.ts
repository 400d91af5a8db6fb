import { useEffect } from 'react';
import type { JackpotTicker } from '../../domain/site/jackpotTicker.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';

/** The jackpots, asked for every ten seconds while a view is there, seen and not paused. All views share one poll. */
export function useJackpots({ isPaused = false }: { isPaused?: boolean } = {}): JackpotTicker {
  useEffect(() => {
    if (isPaused) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    import('./jackpotPoll.browser.ts').then(
      ({ followJackpots }) => {
        if (!isGone) stop = followJackpots();
      },
      // Code that cannot be fetched leaves the figures as they are.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isPaused]);
  return useStoreValue(siteStore, (site) => site.jackpotTicker);
}
