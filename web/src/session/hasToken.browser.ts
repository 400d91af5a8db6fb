import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';

/**
 * Whether this tab may hold a session, before the code that reads tokens is there. What lies there and is no token is
 * found out, and removed, by that code (`tokenHolder`).
 */
export function hasToken(): boolean {
  return tabStorage.get(storedKeys.userToken) !== null;
}
