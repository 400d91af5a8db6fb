import type { PortalPage } from '@foyer/contract/portalPages';
import type { TextTools } from '../../i18n/TextContext.tsx';
import { createApiClient } from '../../services/api/apiClient.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
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

export interface PortalOpening extends TextTools {
  page: PortalPage;
  visit: Pick<Visit, 'portalOrigin' | 'culture'>;
  /** Window of `openPortalWindow`. Null: the app receives the address, or the player a link to press. */
  opened: Window | null;
}

/**
 * HI-02: shows a page of the account portal in the opened window, without opener and referrer. Closes the window if no
 * address is available. Resolves with whether one was.
 */
export async function openPortalPage({ page, visit, opened, ...text }: PortalOpening): Promise<boolean> {
  const address = await fetchAddress(page, visit.portalOrigin);
  if (address === null) {
    opened?.close();
    return false;
  }
  if (opened !== null) {
    // The page's referrer policy applies, which sends none. No history entry leads back to the empty page.
    opened.location.replace(address);
    return true;
  }
  if (isWrappedApp() && postAppMessage({ eventName: appNames[page], url: address })) return true;
  const { showPortalLink } = await import('./showPortalLink.browser.tsx');
  await showPortalLink(address, visit.culture, text);
  return true;
}

/** Returns an address with a single-use token; null if none is available. */
async function fetchAddress(page: PortalPage, portalOrigin: string): Promise<string | null> {
  const launchToken = await takeLaunchToken();
  if (launchToken === null) return null;
  const response = await createApiClient().call(openPortal, { body: { page } }, { token: launchToken });
  return response.ok ? (operatorAddress(response.value.address, portalOrigin)?.href ?? null) : null;
}
