import type { GameInformation } from '@foyer/contract/games';
import type { GameGroupLinks } from '../../domain/game/gameGroupLinks.ts';
import type { GameTile } from '../../domain/game/gameTile.ts';
import type { GamePicker } from '../../domain/metered/gamePicker.ts';

export interface GamePageProperties {
  game: GameTile;
  /** Path of the wide cover (16:9) on the media origin, without rendering parameters. */
  wideImage?: string;
  /** The operator's numbers of the game on this device (GM-07). */
  picker: GamePicker;
  rules: string[];
  stakes: GameInformation['stakes'];
  maxWin?: GameInformation['maxWin'];
  simulatedReturn?: GameInformation['simulatedReturn'];
  jackpots: GameInformation['jackpots'];
  /** Pages of its studio and theme. */
  groups: GameGroupLinks;
  /** Other games for the window's panel. */
  others: GameTile[];
  /** Games of the same kind and theme first. */
  similar: GameTile[];
}
