import { gameStorageKeys } from '@foyer/contract/gameStorage';

/**
 * Whether the player turned sound on in the games of this browser. A browser that blocks third-party storage throws on
 * access; the choice then lasts until the page closes.
 */
const key = gameStorageKeys.sound;

export const storedSound = {
  get(): boolean {
    try {
      return localStorage.getItem(key) === 'on';
    } catch {
      return false;
    }
  },
  set(on: boolean): void {
    try {
      if (on) localStorage.setItem(key, 'on');
      else localStorage.removeItem(key);
    } catch {
      // Nothing to store the choice in.
    }
  },
};
