import { createStore } from 'zustand/vanilla';

interface TickerPause {
  /** One press stills the ticker and every badge, on this page and the next. */
  isPaused: boolean;
  /** Whether the page has the button. Figures that nobody could stop do not move (WCAG 2.2.2). */
  canPause: boolean;
}

export const tickerPause = createStore<TickerPause>(() => ({ isPaused: false, canPause: false }));
