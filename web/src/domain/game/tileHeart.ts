import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

export interface HeartProps {
  gameGroupId: number;
  /** Name of the game, for the button's own name. */
  name: string;
}

/**
 * What a tile draws in its corner for a player. Empty for a visitor and until the favourites' code is there, so that a
 * visitor's page carries no line of it.
 */
export const tileHeartStore = createStore<{ Heart: ComponentType<HeartProps> | null }>(() => ({ Heart: null }));
