import { followConsent } from '../../services/consent/consentState.browser.ts';
import { isOff } from '../../services/market/isOff.ts';
import type { Visit } from '../../services/market/visit.ts';
import { isPlayer } from '../../services/player/isPlayer.ts';
import { keepOfflineFiles, removeOfflineFiles } from '../../services/storage/offlineFiles.browser.ts';
import { removeOfflineNames } from '../../services/storage/removeOfflineNames.browser.ts';
import { isOfflineLobbyWanted } from './isOfflineLobbyWanted.browser.ts';
import type { StartItem } from './startItems.browser.ts';

/**
 * Installs the service worker that keeps the last lobby for reading without a connection, or removes it.
 * Also deletes the names of favourites of a session that has ended with its tab, and while favourites are off.
 */
export const offlineLobby: StartItem = {
  name: 'offline lobby',
  when: 'idle',
  start({ page, followFlags }) {
    const isWanted = () => isOfflineLobbyWanted(page.getState().visit);
    // One after the other: a removal must not overtake an installation.
    let work = Promise.resolve();
    const update = () => {
      // Refused storage, and an update without a connection: the site works without the worker.
      work = work.then(() => (isWanted() ? keepOfflineFiles() : removeOfflineFiles())).catch(() => undefined);
    };
    // No event reports a session that ended with its tab, and nothing updates favourites that are off.
    if (!isPlayer() || isOff(page.getState().visit, 'favourites')) work = removeOfflineNames();
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
