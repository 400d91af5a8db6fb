import { gamesStore } from './gamesStore.ts';
import type { GameTile } from './gameTile.ts';

/** Tiles from any source, for every place that knows only an id. */
export function cacheTiles(tiles: readonly GameTile[]): void {
  const { lobbyGames } = gamesStore.getState();
  const fresh = tiles.filter(({ id }) => lobbyGames[id] === undefined);
  if (fresh.length > 0)
    gamesStore.setState({ lobbyGames: { ...lobbyGames, ...Object.fromEntries(fresh.map((tile) => [tile.id, tile])) } });
}
