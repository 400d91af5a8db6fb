import type { Game } from '@foyer/contract/games';
import type { Culture } from '@foyer/contract/identifiers';
import type { Catalogue, CatalogueGame } from '../catalogue/catalogue.ts';
import { toGame } from '../catalogue/toGame.ts';
import type { CoverTone } from '../catalogue/toGame.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Maintenance } from './maintenance.ts';

export interface GameLists {
  /** Frozen and the same object as long as nothing in it changes, so that it is checked and written once. */
  all(culture: Culture, tone: CoverTone): { data: Game[] };
  one(gameGroupId: number, culture: Culture, tone: CoverTone): Game | undefined;
}

/** Ages change with the day, and the day with an hour: what holds until the next hour holds for them too. */
interface StoredList {
  from: number;
  until: number;
  revision: number;
  list: { data: Game[] };
}

export function createGameLists(catalogue: Catalogue, clock: Clock, maintenance: Maintenance): GameLists {
  const kept = new Map<string, StoredList>();
  const shown = (game: CatalogueGame, culture: Culture, tone: CoverTone): Game => {
    const listed = toGame(game, { culture, tone, now: clock.now() });
    const backAt = maintenance.backAt(game);
    return backAt === null ? listed : { ...listed, Properties: { ...listed.Properties, isAvailable: false, backAt } };
  };
  return {
    all(culture, tone) {
      const now = clock.now();
      const revision = maintenance.revision();
      const known = kept.get(`${culture} ${tone}`);
      // The clock of a sandbox may also be moved back.
      if (known?.revision === revision && now >= known.from && now < known.until) return known.list;
      const list = Object.freeze({ data: catalogue.all.map((game) => shown(game, culture, tone)) });
      kept.set(`${culture} ${tone}`, { from: now, until: maintenance.unchangedUntil(), revision, list });
      return list;
    },
    one(gameGroupId, culture, tone) {
      const game = catalogue.byId(gameGroupId);
      return game && shown(game, culture, tone);
    },
  };
}
