import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

export interface BadgeProps {
  gameGroupId: number;
}

interface TileBadges {
  Badge: ComponentType<BadgeProps> | null;
  /** Games whose tiles wear it. */
  games: ReadonlySet<number>;
}

/** What some tiles wear in their corner. Empty until its code and its games are there, so that no page carries a line of it. */
export const tileBadgeStore = createStore<TileBadges>(() => ({ Badge: null, games: new Set() }));
