import type { ComponentType } from 'react';
import { createStore } from '../../base/createStore.ts';
import type { GamePlace } from './chosenGame.ts';

export interface BadgeProps {
  gameGroupId: number;
}

interface TileBadges {
  Badge: ComponentType<BadgeProps> | null;
  /** Games whose tiles show the badge. */
  games: ReadonlySet<number>;
}

/**
 * Badge in the corner of some tiles. Empty until its code and its games have loaded, so that pages do not contain its
 * code.
 */
export const tileBadgeStore = createStore<TileBadges>(() => ({ Badge: null, games: new Set() }));

export interface TableProps {
  gameGroupId: number;
  name: string;
}

interface TileTables {
  Table: ComponentType<TableProps> | null;
  /** Games whose tiles show a table: the next opening of a closed one in the services' time, null for an open one. */
  shown: ReadonlyMap<number, number | null>;
}

/** State of live tables on the tiles of live games. Empty until its code has loaded. */
export const tileTableStore = createStore<TileTables>(() => ({ Table: null, shown: new Map() }));

export interface HeartProps {
  gameGroupId: number;
  /** Name of the game, for the button's accessible name. */
  name: string;
  /** Position (LB-11); `launch`: over its own running game, whose launch states the position. */
  place: GamePlace | 'launch';
}

/**
 * Component in the corner of a player's tiles. Empty for visitors and until the favourites' code has loaded, so that
 * visitors' pages do not contain it.
 */
export const tileHeartStore = createStore<{ Heart: ComponentType<HeartProps> | null }>(() => ({ Heart: null }));
