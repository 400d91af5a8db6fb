import { turnCalmMode } from '../../services/calm-mode/calmMode.browser.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { changeCalmMode } from './protection.browser.ts';

/**
 * Turns calm mode on or off at once, in this browser and, for a player, in the account. Returns whether the account, if
 * there is one, holds the choice.
 */
export async function chooseCalmMode(isOn: boolean): Promise<boolean> {
  turnCalmMode(isOn);
  return currentUserToken() === null || changeCalmMode(isOn);
}
