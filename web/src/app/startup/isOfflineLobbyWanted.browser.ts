import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { isAllowed } from '../../services/consent/consentState.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { offlineCacheGroup } from '../../services/storage/offlineCache.ts';

/**
 * Whether this browser may store anything for reading without a connection: not without consent, without the flag, in
 * the Android app, which has its own start page, or during development, where files change under the same name.
 */
export const isOfflineLobbyWanted = ({ flags }: Pick<Visit, 'flags'>): boolean =>
  flags.offlineLobby &&
  isAllowed(offlineCacheGroup) &&
  !isWrappedApp() &&
  document.documentElement.dataset['release'] !== 'development';
