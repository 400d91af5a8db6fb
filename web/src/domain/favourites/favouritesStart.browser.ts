import type { ApiClient } from '../../api/apiClient.browser.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { Visit } from '../../market/visit.ts';
import { showToast } from '../../overlays/toasts.ts';
import { onLogin, onLogout } from '../../session/sessionEvents.ts';
import * as storedToken from '../../session/userToken.browser.ts';
import { errorFacts } from '../../telemetry/errorFacts.ts';
import { report } from '../../telemetry/report.ts';
import { tileHeartStore } from '../game/tileHeart.ts';
import { knownAccess } from '../player/knownAccess.ts';

interface StartDeps {
  api: ApiClient;
  t: Translate;
  page: { getState(): { readonly visit: Visit } };
}

/** Hearts join the tiles when somebody is logged in; a visitor's page never fetches their code. */
export const favouritesStart = {
  name: 'favourites',
  when: 'atOnce' as const,
  bundle: 'player' as const,
  start({ api, t, page }: StartDeps) {
    let isThere = false;
    let stopKeeping: (() => void) | null = null;
    const begin = async () => {
      // A guest has no lists (S8, 15006), and a restricted player no tiles.
      if (knownAccess(page.getState().visit) !== 'full') return;
      isThere = true;
      const [{ keepFavourites }, { FavouriteButton }] = await Promise.all([
        import('./favourites.browser.ts'),
        import('./FavouriteButton.tsx'),
      ]);
      // They may have left again while the code was on its way.
      if (!isThere) return;
      stopKeeping ??= keepFavourites({
        api,
        userToken: storedToken.currentUserToken,
        clearUserToken: storedToken.clearUserToken,
        now: Date.now,
        onFailure: (call) =>
          showToast(t(call === 'add' ? 'lobby.favourite.notAdded' : 'lobby.favourite.notRemoved'), 'error'),
      });
      tileHeartStore.setState({ Heart: FavouriteButton });
    };
    const end = () => {
      isThere = false;
      tileHeartStore.setState({ Heart: null });
      stopKeeping?.();
      stopKeeping = null;
    };
    const stops = [
      onLogin(
        () =>
          void begin().catch((error: unknown) =>
            report('APP_INIT_ERROR', { item: 'favourites', ...errorFacts(error) }),
          ),
      ),
      onLogout(end),
    ];
    return () => {
      for (const stop of stops) stop();
      end();
    };
  },
};
