import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';

const informed = ' informed';

/**
 * RG-02: marks a player who has just opened an account, until their session ends. They see the safer-gambling
 * introduction before the first stake (MT2).
 */
export function markJustRegistered(userId: number): void {
  tabStorage.set(storedKeys.justRegistered, String(userId));
}

/** Whether this player has just registered and not seen the introduction; a mark of another player does not count. */
export function isJustRegistered(userId: number): boolean {
  return tabStorage.get(storedKeys.justRegistered) === String(userId);
}

/** Notes that the player has seen the introduction. */
export function markInformed(userId: number): void {
  tabStorage.set(storedKeys.justRegistered, String(userId) + informed);
}

/** Whether the player opened the account in this session. */
export function isFirstSession(userId: number): boolean {
  return isJustRegistered(userId) || tabStorage.get(storedKeys.justRegistered) === String(userId) + informed;
}
