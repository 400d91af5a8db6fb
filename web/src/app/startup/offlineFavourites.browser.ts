import { followConsent } from '../../services/consent/consentState.browser.ts';
import { currentAccess } from '../../services/player/currentAccess.ts';
import { onLogin, onLogout } from '../../services/session/sessionEvents.ts';
import { removeOfflineNames } from '../../services/storage/removeOfflineNames.browser.ts';
import { isOfflineLobbyWanted } from './isOfflineLobbyWanted.browser.ts';
import type { StartItem } from './startItems.browser.ts';
import type { StoredFavourites } from './storeFavourites.browser.ts';

/**
 * Stores the names of the player's favourites for the offline page, and deletes them with the session, without consent,
 * without the flag and while the player may not see games.
 */
export const offlineFavourites: StartItem = {
  name: 'offline favourites',
  needs: 'favourites',
  when: 'idle',
  bundle: 'player',
  start({ page, followFlags }) {
    /** Number of the session, or null without one. */
    let session: number | null = null;
    let sessions = 0;
    let stored: StoredFavourites | null = null;
    let isLoading = false;
    const canStore = () =>
      isOfflineLobbyWanted(page.getState().visit) && currentAccess(page.getState().visit) === 'full';
    const update = () => {
      if (stored !== null) {
        stored.update();
        return;
      }
      if (session === null || isLoading || !canStore()) return;
      const startedIn = session;
      isLoading = true;
      import('./storeFavourites.browser.ts')
        .then(({ storeFavourites }) => {
          // The player may have left while the code was loading.
          if (session === startedIn) stored = storeFavourites(page.getState().visit.culture, canStore);
        })
        // Without the code the offline page has no names; the next change of consent tries again.
        .catch(() => undefined)
        .finally(() => {
          isLoading = false;
          if (session !== null && session !== startedIn) update();
        });
    };
    const end = () => {
      session = null;
      stored?.end();
      stored = null;
      void removeOfflineNames();
    };
    const stops = [
      onLogin(() => {
        // Whatever another player's session has left.
        end();
        session = sessions += 1;
        update();
      }),
      onLogout(end),
      followConsent(update),
      followFlags(update),
    ];
    return () => {
      for (const stop of stops) stop();
      stored?.end();
    };
  },
};
