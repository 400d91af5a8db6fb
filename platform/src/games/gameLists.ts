import type { Game } from '@foyer/contract/games';
import type { Culture } from '@foyer/contract/identifiers';
import type { Catalogue, CatalogueGame } from '../catalogue/catalogue.ts';
import { toGame } from '../catalogue/toGame.ts';
import type { CoverTone } from '../catalogue/toGame.ts';
import type { Clock } from '../kernel/clock.ts';

const dayMs = 86_400_000;

export interface GameLists {
  /** Frozen and the same object for a whole day of the clock, so that it is checked and written once. */
  all(culture: Culture, tone: CoverTone): { data: Game[] };
  one(gameGroupId: number, culture: Culture, tone: CoverTone): Game | undefined;
}

export function createGameLists(catalogue: Catalogue, clock: Clock): GameLists {
  const kept = new Map<string, { day: number; list: { data: Game[] } }>();
  const shown = (game: CatalogueGame, culture: Culture, tone: CoverTone): Game => {
    const listed = toGame(game, { culture, tone, now: clock.now() });
    return { ...listed, Properties: { ...listed.Properties, isAvailable: game.engine !== null } };
  };
  return {
    all(culture, tone) {
      const day = Math.floor(clock.now() / dayMs);
      const known = kept.get(`${culture} ${tone}`);
      if (known?.day === day) return known.list;
      const list = Object.freeze({ data: catalogue.all.map((game) => shown(game, culture, tone)) });
      kept.set(`${culture} ${tone}`, { day, list });
      return list;
    },
    one(gameGroupId, culture, tone) {
      const game = catalogue.byId(gameGroupId);
      return game && shown(game, culture, tone);
    },
  };
}
