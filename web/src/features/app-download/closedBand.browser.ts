import { isAllowed } from '../../consent/consentState.browser.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { persistentKeys } from '../../storage/persistentKeys.ts';
import { persistentStorage } from '../../storage/persistentStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';

/** When the band was closed, by this tab or, where it may be remembered, by this browser. */
export function readClosed(): string | null {
  return (
    tabStorage.get(storedKeys.appBandClosed) ??
    (isAllowed('C0003') ? persistentStorage.get(persistentKeys.appBandClosed) : null)
  );
}

/** Remembered beyond the session only with the functional consent (CO-01). */
export function keepClosed(now: number): void {
  tabStorage.set(storedKeys.appBandClosed, String(now));
  if (isAllowed('C0003')) persistentStorage.set(persistentKeys.appBandClosed, String(now));
}
