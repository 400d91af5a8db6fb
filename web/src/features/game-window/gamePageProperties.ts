import type { ResponseBody } from '@foyer/contract/endpoint';
import type { readGame } from '../../domain/game/gamesApi.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';

export interface GamePageProperties extends ResponseBody<typeof readGame> {
  /** Other games for the window's panel. */
  others: GameTile[];
  /** Games of the same kind and theme first. */
  similar: GameTile[];
}
