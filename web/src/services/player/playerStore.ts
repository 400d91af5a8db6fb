import { createStore } from '../../base/createStore.ts';
import { initialPlayerState } from './playerState.ts';
import type { PlayerState } from './playerState.ts';

/**
 * Whether the last load of the summary failed, and since when its figures are known: Unix milliseconds, null for figures
 * from before a reload.
 */
export const summaryAgeStore = createStore<{ hasFailed: boolean; loadedAt: number | null }>(() => ({
  hasFailed: false,
  loadedAt: null,
}));

export const playerStore = createStore<PlayerState>(() => initialPlayerState);
