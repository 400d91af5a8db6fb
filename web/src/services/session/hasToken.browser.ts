import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';

/**
 * Whether this tab may have a session, before the token code is loaded. That code validates and removes invalid values
 * (`tokenHolder`).
 */
export function hasToken(): boolean {
  return tabStorage.get(storedKeys.userToken) !== null;
}
