import { createStore } from 'zustand/vanilla';

/** Whether the player stopped the figures (WCAG 2.2.2): one press stills the band and every badge, on this page and the next. */
export const tickerPause = createStore<{ isPaused: boolean }>(() => ({ isPaused: false }));
