import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';

/**
 * RG-02: marks a player who has just opened an account until they have seen the safer-gambling introduction before the
 * first stake (MT2).
 */
export function markJustRegistered(userId: number): void {
  tabStorage.set(storedKeys.justRegistered, String(userId));
}

/** Whether this player has just registered; a mark of another player does not count. */
export function isJustRegistered(userId: number): boolean {
  return tabStorage.get(storedKeys.justRegistered) === String(userId);
}

export function forgetJustRegistered(): void {
  tabStorage.remove(storedKeys.justRegistered);
}
