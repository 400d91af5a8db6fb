import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { figuresPause } from '../../domain/site/figuresPause.browser.ts';
import type { JackpotTicker } from '../../domain/site/siteStore.ts';
import { siteStore } from '../../domain/site/siteStore.ts';
import { useReducedMotion } from '../../ui/useMediaQuery.ts';
import { onEachSecond, useNow } from '../../ui/useNow.ts';
import { useOnScreen } from '../../ui/useOnScreen.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { displayedAmounts, displayedAmountsStore, noDisplayedAmounts } from './displayedAmounts.ts';
import type { DisplayedAmounts, Rate } from './displayedAmounts.ts';

/** Keeps the last time and renders nothing, while the figures are off screen. */
const neverChanges = () => () => undefined;

interface DisplayedJackpots {
  ticker: JackpotTicker;
  held: DisplayedAmounts;
  isPaused: boolean;
  /** Unix milliseconds, in whole seconds; null until the first response. */
  now: number | null;
}

/**
 * Returns the jackpots, polled every ten seconds while a view is mounted, visible and not paused. All views share one
 * poll.
 */
function useJackpots({ isPaused = false }: { isPaused?: boolean } = {}): JackpotTicker {
  useEffect(() => {
    if (isPaused) return undefined;
    let stop: (() => void) | null = null;
    let isUnmounted = false;
    import('./jackpotPoll.browser.ts').then(
      ({ followJackpots }) => {
        if (!isUnmounted) stop = followJackpots();
      },
      // Without the code the amounts stay as they are.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [isPaused]);
  return useStoreValue(siteStore, (site) => site.jackpotTicker);
}

/**
 * Returns the jackpots to display now. Polls only while `ref` is on screen and the ticker is not paused. Off screen the
 * amounts change in `displayedAmountsStore` alone, for badges that are on screen, and nothing renders.
 */
export function useDisplayedJackpots(ref: RefObject<Element | null>): DisplayedJackpots {
  const isPaused = useStoreValue(figuresPause, (pause) => pause.isPaused);
  const isCalm = useReducedMotion();
  const isOnScreen = useOnScreen(ref);
  const [displayed, setHeld] = useState(noDisplayedAmounts);
  // Even when paused, the first response is awaited, so that there is something to show.
  const isNothing = Object.keys(displayed.shown).length === 0;
  const ticker = useJackpots({ isPaused: (isPaused && !isNothing) || isOnScreen !== true });
  const isOffScreen = isOnScreen === false;
  const now = useNow(isOffScreen ? neverChanges : onEachSecond);
  const rate: Rate = isPaused ? 'paused' : isCalm ? 'calm' : 'running';
  useEffect(() => {
    if (!isOffScreen) return undefined;
    const stop = onEachSecond(() => {
      const { data } = siteStore.getState().jackpotTicker;
      displayedAmountsStore.setState((before) => displayedAmounts(before, data, rate, Date.now()), true);
    });
    return () => {
      stop();
      setHeld(displayedAmountsStore.getState());
    };
  }, [isOffScreen, rate]);
  const next = now === null ? displayed : displayedAmounts(displayed, ticker.data, rate, now);
  if (next !== displayed) setHeld(next);
  useEffect(() => displayedAmountsStore.setState(next, true), [next]);
  useEffect(() => () => displayedAmountsStore.setState(noDisplayedAmounts, true), []);
  return { ticker, held: next, isPaused, now };
}
