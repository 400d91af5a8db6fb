import type { BlockResolver } from '../../blocks/blockResolver.server.ts';
import { toGameTile } from '../../domain/game/gameTile.ts';
import { gamePickerOf } from '../../domain/metered/gamePicker.ts';
import type { GamePageProperties } from './GamePage.tsx';

/** How many games are offered beside a game, in the window's panel. */
const othersShown = 18;
/** And when it cannot be played: of its kind and theme first. */
const similarShown = 3;

const gameWindow: BlockResolver = async (_properties, { game, games, visit }): Promise<GamePageProperties | null> => {
  if (game === null) return null;
  const index = await games();
  const popular = index === null ? [] : index.tiles(index.select({}, 'popularity').slice(0, othersShown + 1));
  const others = popular
    .filter((tile) => tile.id !== game.game.GameGroupId && tile.isUnavailable !== true)
    .slice(0, othersShown);
  const own = game.game.Properties;
  const alike =
    index === null
      ? []
      : index.tiles(index.select({ kind: own.kind, theme: own.theme }, 'popularity').slice(0, similarShown + 1));
  const similar = [...alike, ...others].filter(
    (tile) => tile.id !== game.game.GameGroupId && tile.isUnavailable !== true,
  );
  return {
    game: toGameTile(game.game),
    picker: gamePickerOf(game.game, visit.device),
    rules: game.rules,
    stakes: game.stakes,
    jackpots: game.jackpots,
    others,
    similar: [...new Map(similar.map((tile) => [tile.id, tile])).values()].slice(0, similarShown),
  };
};

export const gameWindowResolvers = { gameWindow };
