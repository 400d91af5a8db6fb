import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';

/** Keeps how far the server's clock is ahead of this one, in milliseconds. */
export function writeClockOffset(serverNow: number, now: number): void {
  tabStorage.set(storedKeys.clockOffset, String(Math.round(serverNow - now)));
}

/** Milliseconds to add to this clock for the server's; 0 where it is not known. */
export function readClockOffset(): number {
  const stored = tabStorage.get(storedKeys.clockOffset);
  return stored !== null && /^-?\d{1,15}$/.test(stored) ? Number(stored) : 0;
}
