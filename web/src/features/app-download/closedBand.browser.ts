import { isAllowed } from '../../consent/consentState.browser.ts';
import { tabStorage } from '../../storage/browserStorage.browser.ts';
import { lastingKeys } from '../../storage/lastingKeys.ts';
import { lastingStorage } from '../../storage/lastingStorage.browser.ts';
import { storedKeys } from '../../storage/storedKeys.ts';

/** When the band was closed, by this tab or, where it may be remembered, by this browser. */
export function readClosed(): string | null {
  return (
    tabStorage.get(storedKeys.appBandClosed) ??
    (isAllowed('C0003') ? lastingStorage.get(lastingKeys.appBandClosed) : null)
  );
}

/** Remembered beyond the session only with the functional consent (CO-01). */
export function keepClosed(now: number): void {
  tabStorage.set(storedKeys.appBandClosed, String(now));
  if (isAllowed('C0003')) lastingStorage.set(lastingKeys.appBandClosed, String(now));
}
