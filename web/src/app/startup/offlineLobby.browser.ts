import { isWrappedApp } from '../../domain/site/wrappedApp.browser.ts';
import { followConsent, isAllowed } from '../../services/consent/consentState.browser.ts';
import type { Visit } from '../../services/market/visit.ts';
import { offlineCacheGroup } from '../../services/storage/offlineCache.ts';
import { keepOfflineFiles, removeOfflineFiles } from '../../services/storage/offlineFiles.browser.ts';
import type { StartItem } from './startItems.browser.ts';

/**
 * Installs the service worker that keeps the last lobby for reading without a connection, or removes it: without
 * consent, without the flag, in the Android app, which has its own start page, and during development, where files
 * change under the same name.
 */
export const offlineLobby: StartItem = {
  name: 'offline lobby',
  when: 'idle',
  start({ page, followFlags }) {
    const isWanted = () =>
      page.getState().visit.flags.offlineLobby &&
      isAllowed(offlineCacheGroup) &&
      !isWrappedApp() &&
      document.documentElement.dataset['release'] !== 'development';
    // One after the other: a removal must not overtake an installation.
    let work = Promise.resolve();
    const update = () => {
      // Refused storage, and an update without a connection: the site works without the worker.
      work = work.then(() => (isWanted() ? keepOfflineFiles() : removeOfflineFiles())).catch(() => undefined);
    };
    let isOn: boolean | null = null;
    const stopFlags = followFlags(({ flags }: Visit) => {
      if (flags.offlineLobby !== isOn) update();
      isOn = flags.offlineLobby;
    });
    const stopConsent = followConsent(update);
    return () => {
      stopFlags();
      stopConsent();
    };
  },
};
