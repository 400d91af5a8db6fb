import { createApiClient } from '../../api/apiClient.browser.ts';
import type { ApiClient } from '../../api/apiClient.browser.ts';
import { cacheTiles } from './cacheTiles.ts';
import { gameCategories, maxIdsPerCall, moreTiles, tilesByIds } from './gamesApi.ts';
import { gamesStore } from './gamesStore.ts';
import type { GameTile } from './gameTile.ts';
import type { TilesQuestion } from './tilesQuestion.ts';

export interface GamesLoader {
  /** Puts the tiles of these ids into `lobbyGames`; asks only for those not known yet. False when some could not be had. */
  know(ids: readonly number[]): Promise<boolean>;
  /** What follows the first `offset` tiles of a row; null when it could not be had. */
  more(question: TilesQuestion, offset: number): Promise<readonly GameTile[] | null>;
  /** Puts the categories with the ids of their games into the slice, once. False when they could not be had. */
  categories(): Promise<boolean>;
}

export function createGamesLoader(api: Pick<ApiClient, 'call'>): GamesLoader {
  /** Ids that were asked for and are no games of the product any more. */
  const missing = new Set<number>();
  let categoriesPromise: Promise<boolean> | null = null;

  async function know(ids: readonly number[]): Promise<boolean> {
    const known = gamesStore.getState().lobbyGames;
    const wanted = [...new Set(ids)].filter((id) => known[id] === undefined && !missing.has(id));
    const parts = Array.from({ length: Math.ceil(wanted.length / maxIdsPerCall) }, (_, part) =>
      wanted.slice(part * maxIdsPerCall, (part + 1) * maxIdsPerCall),
    );
    const responses = await Promise.all(parts.map((part) => api.call(tilesByIds, { query: { ids: part.join(',') } })));
    for (const [part, response] of responses.entries()) {
      if (!response.ok) continue;
      cacheTiles(response.value.tiles);
      const found = new Set(response.value.tiles.map(({ id }) => id));
      for (const id of parts[part] ?? []) if (!found.has(id)) missing.add(id);
    }
    return responses.every((response) => response.ok);
  }

  async function loadCategories(): Promise<boolean> {
    const response = await api.call(gameCategories, {});
    if (response.ok) gamesStore.setState({ categories: response.value.categories });
    else categoriesPromise = null;
    return response.ok;
  }

  return {
    know,
    async more(question, offset) {
      if (question.by === 'rule') {
        const response = await api.call(moreTiles, { query: { ...question.rule, offset: String(offset) } });
        return response.ok ? response.value.tiles : null;
      }
      if (!(await know(question.ids))) return null;
      const { lobbyGames } = gamesStore.getState();
      return question.ids.flatMap((id) => lobbyGames[id] ?? []);
    },
    categories: () => (categoriesPromise ??= loadCategories()),
  };
}

let loader: GamesLoader | null = null;

/** The tab's own. */
export function gamesLoader(): GamesLoader {
  return (loader ??= createGamesLoader(createApiClient()));
}
