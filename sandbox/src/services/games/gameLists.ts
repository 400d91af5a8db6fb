import type { Game } from '@foyer/contract/games';
import type { Culture } from '@foyer/contract/ids';
import type { Catalogue, CatalogueGame } from '@foyer/games/catalogue/catalogue';
import { toGame } from '@foyer/games/catalogue/toGame';
import type { CoverTone } from '@foyer/games/catalogue/toGame';
import type { Clock } from '../../kernel/clock.ts';
import type { Maintenance } from './maintenance.ts';

export interface GameLists {
  /** Returns the same frozen object while nothing changes, so that validation and serialisation run once. */
  all(culture: Culture, tone: CoverTone): { data: Game[] };
  one(gameGroupId: number, culture: Culture, tone: CoverTone): Game | undefined;
}

/**
 * Game ages change with the date. A date change is always also an hour change, so each list is valid until the next
 * hour.
 */
interface StoredList {
  from: number;
  until: number;
  revision: number;
  list: { data: Game[] };
}

/** Marks a game that cannot be played now, with the end of its maintenance if it has one. */
export function withMaintenance(
  listed: Game,
  game: CatalogueGame,
  maintenance: Pick<Maintenance, 'isClosed' | 'backAt'>,
): Game {
  if (!maintenance.isClosed(game)) return listed;
  const backAt = maintenance.backAt(game);
  return {
    ...listed,
    Properties: { ...listed.Properties, isAvailable: false, ...(backAt !== null && { backAt }) },
  };
}

export function createGameLists(catalogue: Catalogue, clock: Clock, maintenance: Maintenance): GameLists {
  const lists = new Map<string, StoredList>();
  const shown = (game: CatalogueGame, culture: Culture, tone: CoverTone): Game => {
    const listed = toGame(game, { culture, tone, now: clock.now() });
    return withMaintenance(listed, game, maintenance);
  };
  return {
    all(culture, tone) {
      const now = clock.now();
      const revision = maintenance.revision();
      const known = lists.get(`${culture} ${tone}`);
      // The sandbox clock may also move backwards.
      if (known?.revision === revision && now >= known.from && now < known.until) return known.list;
      const list = Object.freeze({ data: catalogue.all.map((game) => shown(game, culture, tone)) });
      lists.set(`${culture} ${tone}`, { from: now, until: maintenance.unchangedUntil(), revision, list });
      return list;
    },
    one(gameGroupId, culture, tone) {
      const game = catalogue.byId(gameGroupId);
      return game && shown(game, culture, tone);
    },
  };
}
