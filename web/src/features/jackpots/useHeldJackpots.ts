import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { JackpotTicker } from '../../domain/site/jackpotTicker.ts';
import { useNow } from '../../ui/useNow.ts';
import { useOnScreen } from '../../ui/useOnScreen.ts';
import { useReducedMotion } from '../../ui/useReducedMotion.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { heldAmounts, heldStore, nothingHeld } from './heldAmounts.ts';
import type { HeldAmounts, Rate } from './heldAmounts.ts';
import { tickerPause } from './tickerPause.ts';
import { useJackpots } from './useJackpots.ts';

interface HeldJackpots {
  ticker: JackpotTicker;
  held: HeldAmounts;
  isPaused: boolean;
  /** Unix milliseconds, in whole seconds; null until the clock is known. */
  now: number | null;
}

/** The jackpots as they are to be shown now. New amounts are asked for only while `ref` is on the screen and nobody paused. */
export function useHeldJackpots(ref: RefObject<Element | null>): HeldJackpots {
  const isPaused = useStoreValue(tickerPause, (pause) => pause.isPaused);
  const isCalm = useReducedMotion();
  const isOnScreen = useOnScreen(ref);
  const [held, setHeld] = useState(nothingHeld);
  // A pause needs something to keep: the first answer is waited for.
  const isNothing = Object.keys(held.shown).length === 0;
  const ticker = useJackpots({ isPaused: (isPaused && !isNothing) || isOnScreen !== true });
  const now = useNow();
  const rate: Rate = isPaused ? 'paused' : isCalm ? 'calm' : 'running';
  const next = now === null ? held : heldAmounts(held, ticker.data, rate, now);
  if (next !== held) setHeld(next);
  useEffect(() => heldStore.setState(next, true), [next]);
  useEffect(() => () => heldStore.setState(nothingHeld, true), []);
  return { ticker, held: next, isPaused, now };
}
