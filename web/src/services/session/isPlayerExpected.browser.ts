import { isPlayer } from '../player/isPlayer.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';

/**
 * Whether this tab has a player, or will have one once the session has started, which validates the stored token and
 * removes an invalid one.
 */
export const isPlayerExpected = (): boolean => isPlayer() || tabStorage.get(storedKeys.userToken) !== null;
