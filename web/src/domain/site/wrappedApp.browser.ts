import { wrappedAppParameter } from '@foyer/contract/appBridge';
import { siteStore } from './siteStore.ts';

/**
 * AW-01: whether the page runs inside the Android app, as the address of this page or an earlier one of the tab said.
 * Anybody can write that into an address: it may spare words that the app has itself, and never a check.
 */
export function isWrappedApp(): boolean {
  return siteStore.getState().isAndroidWrappedApp || addressNamesApp();
}

export function addressNamesApp(): boolean {
  // The page may have moved on before this code came; the browser still knows the address it was loaded by.
  return [window.location.href, ...performance.getEntriesByType('navigation').map(({ name }) => name)].some(
    (address) => URL.canParse(address) && new URL(address).searchParams.has(wrappedAppParameter),
  );
}
