import type { GameInformation } from '@foyer/contract/games';
import type { GamesIndex } from '../domain/game/gamesIndex.server.ts';
import type { Visit } from '../market/visit.ts';
import type { CachedCalls } from '../server/upstreamCache.server.ts';

/** What a block may look up on the server while its page is put together. Depends on no player. */
export interface BlockLookups {
  visit: Visit;
  cachedUpstream: CachedCalls;
  /** Null while the games service gives no list and none is remembered. */
  games(): Promise<GamesIndex | null>;
  /** The game of a game page. */
  game: GameInformation | null;
  /** Which screen of its games a grid shows, from 1; more than 1 only for who reads without the page's code. */
  screen?: number;
  /** True for the first block inside `<main>`: its heading is the page's own, an `h1`. */
  leadsPage?: boolean;
  /** Tells that something the editors gave could not be shown, by the place it stands at; the rest of the block is. */
  report?: (field: string) => void;
  /** Tells that the block stands without something that a service did not give: such a page is kept for seconds only. */
  markIncomplete?: () => void;
}

/**
 * From the editors' properties, already checked, to what the block's view takes. Null says that it could not be loaded:
 * inside `<main>` a short message with a retry takes its place, and the page is kept for seconds only.
 * `absent` leaves it out where there is nothing to show; the page is whole without it.
 */
export type BlockResolver = (properties: never, lookups: BlockLookups) => Promise<object | 'absent' | null>;
