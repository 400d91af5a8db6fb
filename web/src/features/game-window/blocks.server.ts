import type { BlockResolver } from '../../blocks/blockResolver.server.ts';
import { toGameTile } from '../../domain/game/gameTile.ts';
import type { GamePageProperties } from './GamePage.tsx';

/** How many games are offered beside a game: in the window's panel, and when a launch fails. */
const othersShown = 18;

const gameWindow: BlockResolver = async (_properties, { game, games }): Promise<GamePageProperties | null> => {
  if (game === null) return null;
  const index = await games();
  const popular = index === null ? [] : index.tiles(index.select({}, 'popularity').slice(0, othersShown + 1));
  const others = popular.filter((tile) => tile.id !== game.game.GameGroupId && tile.isUnavailable !== true).slice(0, othersShown);
  return { game: toGameTile(game.game), rules: game.rules, stakes: game.stakes, others };
};

export const gameWindowResolvers = { gameWindow };
