import type { PortalPage } from '@foyer/contract/portal';
import { createApiClient } from '../../api/apiClient.browser.ts';
import { postAppMessage } from '../../native/appBridge.browser.ts';
import { takeLaunchToken } from '../../session/launchTokenPool.browser.ts';
import { isWrappedApp } from '../site/wrappedApp.browser.ts';
import { isPortalAddress } from './portalAddress.ts';
import { openPortal } from './portalApi.ts';

/** Names of the pages where they are told to the app (AW-02). */
const appNames = {
  'game-history': 'gameHistory',
  'transaction-history': 'transactionHistory',
  'communication-preferences': 'marketingPreference',
} as const satisfies Record<PortalPage, string>;

/**
 * HI-02: opens a page of the account portal in a window of its own, which learns neither where it was opened from nor
 * has a hold on us. Whether there was an address to open; a browser that lets no window open says so itself.
 */
export async function openPortalPage(page: PortalPage, portalOrigin: string): Promise<boolean> {
  const launchToken = await takeLaunchToken();
  if (launchToken === null) return false;
  const response = await createApiClient().call(openPortal, { body: { page } }, { token: launchToken });
  if (!response.ok || !isPortalAddress(response.value.address, portalOrigin)) return false;
  // A web view opens no second window: the app does, where it can be told.
  if (isWrappedApp() && postAppMessage({ eventName: appNames[page], url: response.value.address })) return true;
  window.open(response.value.address, '_blank', 'noopener,noreferrer');
  return true;
}
