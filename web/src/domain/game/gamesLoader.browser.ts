import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { gameCategories, maxIdsPerCall, moreTiles, tilesByIds } from './gamesApi.ts';
import { cacheTiles, gamesStore } from './gamesStore.ts';
import type { GameTile } from './gameTile.ts';
import type { TilesQuery } from './tilesQuery.ts';

export interface GamesLoader {
  /**
   * Puts the tiles of these ids into `lobbyGames`, requesting only unknown ones. Returns false if some failed to load.
   */
  know(ids: readonly number[]): Promise<boolean>;
  /** Returns the tiles after the first `offset` tiles of a row; null on failure. */
  more(query: TilesQuery, offset: number): Promise<readonly GameTile[] | null>;
  /**
   * Puts the categories with the ids of their games into the slice; requests them again when they are older than
   * `maxAgeMs`. Returns false on failure.
   */
  categories(maxAgeMs?: number): Promise<boolean>;
  /** Whether `categories` would request nothing. */
  hasCategories(maxAgeMs: number): boolean;
}

export function createGamesLoader(api: Pick<ApiClient, 'call'>): GamesLoader {
  /** Requested ids that are no longer in the product. */
  const missing = new Set<number>();
  let categoriesPromise: Promise<boolean> | null = null;
  let categoriesAt: number | null = null;

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

  const hasCategories = (maxAgeMs: number) => categoriesAt !== null && Date.now() - categoriesAt <= maxAgeMs;

  async function loadCategories(): Promise<boolean> {
    const response = await api.call(gameCategories, {});
    if (response.ok) {
      categoriesAt = Date.now();
      gamesStore.setState({ categories: response.value.categories });
    }
    categoriesPromise = null;
    return response.ok;
  }

  return {
    know,
    async more(query, offset) {
      if (query.by === 'rule') {
        const response = await api.call(moreTiles, { query: { ...query.rule, offset: String(offset) } });
        return response.ok ? response.value.tiles : null;
      }
      if (!(await know(query.ids))) return null;
      const { lobbyGames } = gamesStore.getState();
      return query.ids.flatMap((id) => lobbyGames[id] ?? []);
    },
    categories: async (maxAgeMs = Infinity) => hasCategories(maxAgeMs) || (categoriesPromise ??= loadCategories()),
    hasCategories,
  };
}

let loader: GamesLoader | null = null;

/** Returns this tab's loader. */
export function gamesLoader(): GamesLoader {
  return (loader ??= createGamesLoader(createApiClient()));
}
