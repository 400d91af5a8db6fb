import type { GameInformation } from '@foyer/contract/games';
import type { CachedCalls } from '../../server/upstreamCache.server.ts';
import type { Visit } from '../../services/market/visit.ts';
import type { GamesIndex } from '../game/gamesIndex.server.ts';

/** Component of a page with its validated properties. */
export interface PageComponent {
  alias: string;
  properties: Record<string, unknown>;
}

/** Data sources for blocks while the server renders a page. Independent of the player. */
export interface BlockLookups {
  visit: Visit;
  cachedUpstream: CachedCalls;
  /** Null if the games service fails and no list is cached. */
  games(): Promise<GamesIndex | null>;
  /** Game of a game page. */
  game: GameInformation | null;
  /** All components of the page in order, for a block whose content depends on others. */
  components?: readonly PageComponent[];
  /** Screen of games that a grid shows, from 1; above 1 only for readers without JavaScript. */
  screen?: number;
  /** True for the first block inside `<main>`, whose heading is the page's `h1`. */
  leadsPage?: boolean;
  /** Reports the path of an editors' value that cannot be shown; the rest of the block is shown. */
  report?: (field: string) => void;
  /** Reports that the block lacks data of a failed service; the page is then cached for seconds only. */
  markIncomplete?: () => void;
  /** Reports the time in Unix milliseconds at which the block's content changes; the page is fresh until then at most. */
  limitFreshness?: (changesAt: number) => void;
}

/**
 * Converts the editors' validated properties to those of the view. Null means that loading failed: inside `<main>` a
 * short message with a retry replaces the block, and the page is cached for seconds only. `absent` leaves out a block
 * that has nothing to show; the page is complete without it.
 */
export type BlockResolver = (properties: never, lookups: BlockLookups) => Promise<object | 'absent' | null>;
