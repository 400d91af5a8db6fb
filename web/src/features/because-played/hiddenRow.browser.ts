import { isAllowed } from '../../services/consent/consentState.browser.ts';
import { tabStorage } from '../../services/storage/browserStorage.browser.ts';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { storedKeys } from '../../services/storage/storedKeys.ts';

/** Returns whether the player hid the row: in this tab or, with functional consent, in this browser. */
export function isRowHidden(): boolean {
  const stored =
    tabStorage.get(storedKeys.becausePlayedHidden) ??
    (isAllowed('C0003') ? persistentStorage.get(persistentKeys.becausePlayedHidden) : null);
  return stored === '1';
}

/** Stores the choice. It outlives the session only with functional consent (CO-01). */
export function storeRowHidden(isHidden: boolean): void {
  const value = isHidden ? '1' : '0';
  tabStorage.set(storedKeys.becausePlayedHidden, value);
  if (isAllowed('C0003')) persistentStorage.set(persistentKeys.becausePlayedHidden, value);
}
