import { createStore } from '../../base/createStore.ts';
import { initialPlayerState } from './playerState.ts';
import type { PlayerState } from './playerState.ts';

export const playerStore = createStore<PlayerState>(() => initialPlayerState);
