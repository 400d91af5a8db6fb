import type { BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { gameGroupLinks } from '../../domain/game/gameGroups.server.ts';
import { toGameTile } from '../../domain/game/gameTile.ts';
import { gamePickerOf } from '../../domain/metered/gamePicker.ts';
import type { GamePageProperties } from './gamePageProperties.ts';

/** Number of other games in the window's panel. */
const maxOtherGames = 18;
/** Number of similar games, same kind and theme first. */
const maxSimilarGames = 6;

const gameWindow: BlockResolver = async (
  _properties,
  { game, games, visit, cachedUpstream },
): Promise<GamePageProperties | null> => {
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
    game: toGameTile(game.game),
    ...(game.wideImageUrl === undefined ? {} : { wideImage: game.wideImageUrl }),
    picker: gamePickerOf(game.game, visit.device),
    rules: game.rules,
    stakes: game.stakes,
    ...(game.maxWin === undefined ? {} : { maxWin: game.maxWin }),
    jackpots: game.jackpots,
    groups: await gameGroupLinks(own, visit, cachedUpstream),
    others,
    similar: [...new Map(similar.map((tile) => [tile.id, tile])).values()].slice(0, maxSimilarGames),
  };
};

export const gameWindowResolvers = { gameWindow };
