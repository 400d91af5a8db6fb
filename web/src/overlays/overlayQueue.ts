import { createStore } from 'zustand/vanilla';
import { activeOverlay } from './activeOverlay.ts';
import type { OverlayRequest } from './activeOverlay.ts';
import { overlayStore } from './openOverlay.ts';

export interface OverlayQueueState {
  /** In the order they were made. */
  wishes: readonly OverlayRequest[];
  /** Whether a round runs or lies open in the game; the game window keeps it. */
  isRoundRunning: boolean;
}

/** Everything that wants to stand over the page by itself; which one shows is decided in one place (`activeOverlay`). */
export const overlayQueueStore = createStore<OverlayQueueState>(() => ({ wishes: [], isRoundRunning: false }));

/** Asking again with the same id changes nothing about its turn. */
export function requestOverlay(wish: OverlayRequest): void {
  overlayQueueStore.setState(({ wishes }) => ({
    wishes: wishes.some(({ id }) => id === wish.id) ? wishes : [...wishes, wish],
  }));
}

export function cancelOverlay(id: string): void {
  overlayQueueStore.setState(({ wishes }) => ({ wishes: wishes.filter((wish) => wish.id !== id) }));
}

/** Whether an overlay wants to show, now or later. */
export function isOverlayRequested({ wishes }: OverlayQueueState, id: string): boolean {
  return wishes.some((wish) => wish.id === id);
}

export function setRoundRunning(isRoundRunning: boolean): void {
  overlayQueueStore.setState({ isRoundRunning });
}

/** Whose turn it is now, or null. */
export function currentOverlay(): string | null {
  const { wishes, isRoundRunning } = overlayQueueStore.getState();
  return activeOverlay(wishes, { isRoundRunning, isPlayersOpen: overlayStore.getState().open !== null });
}
