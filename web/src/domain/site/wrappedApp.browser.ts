import { wrappedAppParameter } from '@foyer/contract/appBridge';
import type { Visit } from '../../market/visit.ts';
import { siteStore } from './siteStore.ts';

/**
 * AW-01: whether the page runs inside the Android app, as the address of this page or an earlier one of the tab said.
 * Anybody can write that into an address: it may spare words that the app has itself, and never a check.
 */
export function isWrappedApp(): boolean {
  return siteStore.getState().isAndroidWrappedApp || addressNamesApp();
}

export function addressNamesApp(): boolean {
  return addressValues().length > 0;
}

/** In the sandbox an address may ask for an app that is only played; in operation there is none. */
export function isAppSimulated(visit: Pick<Visit, 'controlRoom'>): boolean {
  return visit.controlRoom !== null && addressValues().includes('simulated');
}

function addressValues(): string[] {
  // The page may have moved on before this code came; the browser still knows the address it was loaded by.
  const addresses = [window.location.href, ...performance.getEntriesByType('navigation').map(({ name }) => name)];
  return addresses.flatMap((address) =>
    URL.canParse(address) ? new URL(address).searchParams.getAll(wrappedAppParameter) : [],
  );
}
