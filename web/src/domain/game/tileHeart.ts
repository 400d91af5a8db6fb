import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { GamePlace } from './chosenGame.ts';

export interface HeartProps {
  gameGroupId: number;
  /** Name of the game, for the button's own name. */
  name: string;
  /** Where it stands (LB-11); `launch`: over its own running game, which says where it was launched. */
  place: GamePlace | 'launch';
}

/**
 * What a tile draws in its corner for a player. Empty for a visitor and until the favourites' code is there, so that a
 * visitor's page carries no line of it.
 */
export const tileHeartStore = createStore<{ Heart: ComponentType<HeartProps> | null }>(() => ({ Heart: null }));
