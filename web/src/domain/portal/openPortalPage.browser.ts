import type { PortalPage } from '@foyer/contract/portal';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import { postAppMessage } from '../../services/native/appBridge.browser.ts';
import { takeLaunchToken } from '../../services/session/launchTokenPool.browser.ts';
import { operatorAddress } from '../operator/operatorAddress.ts';
import { isWrappedApp } from '../site/wrappedApp.browser.ts';
import { openPortal } from './portalApi.ts';

/** Names of the pages in messages to the app (AW-02). */
const appNames = {
  'game-history': 'gameHistory',
  'transaction-history': 'transactionHistory',
  'communication-preferences': 'marketingPreference',
  'your-data': 'yourData',
} as const satisfies Record<PortalPage, string>;

/**
 * HI-02: opens a page of the account portal in a new window without opener and referrer. Resolves with whether an
 * address was available; a browser that blocks the window reports it itself.
 */
export async function openPortalPage(page: PortalPage, portalOrigin: string): Promise<boolean> {
  const launchToken = await takeLaunchToken();
  if (launchToken === null) return false;
  const response = await createApiClient().call(openPortal, { body: { page } }, { token: launchToken });
  if (!response.ok || operatorAddress(response.value.address, portalOrigin) === null) return false;
  // A web view cannot open a second window; the app does it on request.
  if (isWrappedApp() && postAppMessage({ eventName: appNames[page], url: response.value.address })) return true;
  window.open(response.value.address, '_blank', 'noopener,noreferrer');
  return true;
}
