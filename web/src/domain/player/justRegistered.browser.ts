import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';

/** RG-02: marks the player who has just opened an account, until they were told what to know before the first stake (MT2). */
export function markJustRegistered(userId: number): void {
  tabStorage.set(storedKeys.justRegistered, String(userId));
}

/** Whether this very player has just registered; a mark of somebody else's says nothing. */
export function isJustRegistered(userId: number): boolean {
  return tabStorage.get(storedKeys.justRegistered) === String(userId);
}

export function forgetJustRegistered(): void {
  tabStorage.remove(storedKeys.justRegistered);
}
