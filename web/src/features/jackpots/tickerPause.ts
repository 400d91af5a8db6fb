import { createStore } from 'zustand/vanilla';

interface TickerPause {
  /** One press pauses the ticker and every badge, on this page and the next. */
  isPaused: boolean;
  /** Whether the page has a pause button. Without one the amounts do not move (WCAG 2.2.2). */
  canPause: boolean;
}

export const tickerPause = createStore<TickerPause>(() => ({ isPaused: false, canPause: false }));
