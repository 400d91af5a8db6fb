import type { Game } from '@foyer/contract/games';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { gameGroupLinks } from '../../domain/game/gameGroups.server.ts';
import { toGameTile } from '../../domain/game/gameTile.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import { tableStateOf } from '../../domain/game/liveOrder.server.ts';
import { gamePickerOf } from '../../domain/metered/gamePicker.ts';
import type { GamePageProperties } from './gamePageProperties.ts';

/** Number of other games in the window's panel. */
const maxOtherGames = 18;
/** Number of similar games, same kind and theme first. */
const maxSimilarGames = 6;

/** Returns the tile of the page's game, closed if its own facts or the hours of its live table say so. */
async function currentTile(game: Game, { visit, cachedUpstream, limitFreshness }: BlockLookups): Promise<GameTile> {
  const tile = toGameTile(game);
  const table = tile.kind === 'live' ? await tableStateOf(tile.id, visit, cachedUpstream) : null;
  if (table === null) return tile;
  if (table.changesAt !== null) limitFreshness?.(table.changesAt);
  if (table.hours.state === 'open' || tile.isUnavailable === true) return tile;
  const { opensAt } = table.hours;
  return { ...tile, isUnavailable: true, ...(opensAt === null ? {} : { backAt: opensAt }) };
}

const gameWindow: BlockResolver = async (_properties, lookups): Promise<GamePageProperties | null> => {
  const { game, games, visit, cachedUpstream } = lookups;
  if (game === null) return null;
  const index = await games();
  const popular = index === null ? [] : index.tiles(index.select({}, 'popularity').slice(0, maxOtherGames + 1));
  const others = popular
    .filter((tile) => tile.id !== game.game.GameGroupId && tile.isUnavailable !== true)
    .slice(0, maxOtherGames);
  const own = game.game.Properties;
  const alike =
    index === null
      ? []
      : index.tiles(index.select({ kind: own.kind, theme: own.theme }, 'popularity').slice(0, maxSimilarGames + 1));
  const similar = [...alike, ...others].filter(
    (tile) => tile.id !== game.game.GameGroupId && tile.isUnavailable !== true,
  );
  return {
    ...game,
    game: await currentTile(game.game, lookups),
    picker: gamePickerOf(game.game, visit.device),
    groups: await gameGroupLinks(own, visit, cachedUpstream),
    others,
    similar: [...new Map(similar.map((tile) => [tile.id, tile])).values()].slice(0, maxSimilarGames),
  };
};

export const gameWindowResolvers = { gameWindow };
