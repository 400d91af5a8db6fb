import { turnCalmMode } from '../../services/calm-mode/calmMode.browser.ts';
import { isPlayer } from '../../services/player/isPlayer.ts';
import { changeCalmMode } from './protection.browser.ts';

/**
 * Turns calm mode on or off at once, in this browser and, for a player, in the account. Returns whether the account, if
 * there is one, holds the choice.
 */
export async function chooseCalmMode(isOn: boolean): Promise<boolean> {
  turnCalmMode(isOn);
  return !isPlayer() || changeCalmMode(isOn);
}
