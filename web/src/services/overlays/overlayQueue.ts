import { createStore } from '../../base/createStore.ts';
import { activeOverlay } from './activeOverlay.ts';
import type { OverlayRequest } from './activeOverlay.ts';
import { overlayStore } from './openOverlay.ts';

export interface OverlayQueueState {
  /** In order of arrival. */
  requests: readonly OverlayRequest[];
  /** Whether a round is running or open; set by the game window. */
  isRoundRunning: boolean;
}

/** Queue of overlay requests; `activeOverlay` decides which one shows. */
export const overlayQueueStore = createStore<OverlayQueueState>(() => ({ requests: [], isRoundRunning: false }));

/** Requests an overlay. A repeated request with the same id keeps its place. */
export function requestOverlay(request: OverlayRequest): void {
  overlayQueueStore.setState(({ requests }) => ({
    requests: requests.some(({ id }) => id === request.id) ? requests : [...requests, request],
  }));
}

export function cancelOverlay(id: string): void {
  overlayQueueStore.setState(({ requests }) => ({ requests: requests.filter((request) => request.id !== id) }));
}

/** Whether an overlay is requested, shown or waiting. */
export function isOverlayRequested({ requests }: OverlayQueueState, id: string): boolean {
  return requests.some((request) => request.id === id);
}

export function setRoundRunning(isRoundRunning: boolean): void {
  overlayQueueStore.setState({ isRoundRunning });
}

/** Id of the overlay to show, or null. */
export function currentOverlay(): string | null {
  const { requests, isRoundRunning } = overlayQueueStore.getState();
  return activeOverlay(requests, { isRoundRunning, isPlayersOpen: overlayStore.getState().open !== null });
}
