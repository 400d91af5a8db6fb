import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';

/**
 * GM-05: the player's choice of sound, for all games in this browser. The site stores it, because browsers may block
 * the storage of a framed game.
 */
export const isSoundOn = (): boolean => persistentStorage.get(persistentKeys.gameSound) === '1';

export function storeSound(isOn: boolean): void {
  if (isOn) persistentStorage.set(persistentKeys.gameSound, '1');
  else persistentStorage.remove(persistentKeys.gameSound);
}
