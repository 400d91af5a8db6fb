import { createStore } from '../../base/createStore.ts';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';

interface FiguresPause {
  /** One press pauses jackpots, their badges and the big winners, on this page and the next, until it is undone. */
  isPaused: boolean;
  /** Whether the page has a pause button for jackpots. Without one the amounts do not move (WCAG 2.2.2). */
  canPause: boolean;
}

export const figuresPause = createStore<FiguresPause>(() => ({ isPaused: false, canPause: false }));

export function pauseFigures(isPaused: boolean): void {
  persistentStorage.set(persistentKeys.figuresPaused, isPaused ? '1' : '0');
  figuresPause.setState({ isPaused });
}

/** Applies the choice of an earlier page. Call after hydration, because the server does not know it. */
export function restoreFiguresPause(): void {
  if (persistentStorage.get(persistentKeys.figuresPaused) === '1') figuresPause.setState({ isPaused: true });
}
