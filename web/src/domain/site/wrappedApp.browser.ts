import { wrappedAppParameter } from '@foyer/contract/appBridge';
import { parseUrl } from '../../base/parseUrl.ts';
import type { Visit } from '../../services/market/visit.ts';
import { siteStore } from './siteStore.ts';

/**
 * AW-01: whether the page runs inside the Android app, according to the address of this or an earlier page of the tab.
 * Anyone can forge the address, so the result may only hide texts that the app shows itself, never skip a check.
 */
export function isWrappedApp(): boolean {
  return siteStore.getState().isAndroidWrappedApp || addressNamesApp();
}

export function addressNamesApp(): boolean {
  return addressValues().length > 0;
}

/** Only in the sandbox may an address simulate the app. */
export function isAppSimulated(visit: Pick<Visit, 'controlRoom'>): boolean {
  return visit.controlRoom !== null && addressValues().includes('simulated');
}

function addressValues(): string[] {
  // The address may have changed before this code loaded; the navigation entry holds the original one.
  const addresses = [window.location.href, ...performance.getEntriesByType('navigation').map(({ name }) => name)];
  return addresses.flatMap((address) => parseUrl(address)?.searchParams.getAll(wrappedAppParameter) ?? []);
}
