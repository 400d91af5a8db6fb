import type { Translate } from '../../i18n/messages.ts';
import type { ApiClient } from '../../services/api/apiClient.browser.ts';
import { errorFacts } from '../../services/errors/errorFacts.ts';
import { report } from '../../services/errors/report.ts';
import type { Visit } from '../../services/market/visit.ts';
import { showToast } from '../../services/overlays/toasts.ts';
import { currentAccess } from '../../services/player/currentAccess.ts';
import { onLogin, onLogout, onSessionRestore } from '../../services/session/sessionEvents.ts';
import { tileHeartStore } from '../game/tileStores.ts';

/** Adds favourite buttons to tiles after a login; visitors' pages never load their code. */
export const favouritesStart = {
  name: 'favourites',
  needs: 'favourites' as const,
  when: 'atOnce' as const,
  bundle: 'player' as const,
  start({ api, t, page }: { api: ApiClient; t: Translate; page: { getState(): { readonly visit: Visit } } }) {
    let isThere = false;
    let stopFavourites: (() => void) | null = null;
    let refetch: () => void = () => undefined;
    const begin = async () => {
      // A guest has no lists (S8, 15006), and a restricted player no tiles.
      if (currentAccess(page.getState().visit) !== 'full') return;
      isThere = true;
      const [{ startFavourites, refetchFavourites }, { FavouriteButton }] = await Promise.all([
        import('./favourites.browser.ts'),
        import('./FavouriteButton.tsx'),
      ]);
      // The player may have left while the code was loading.
      if (!isThere) return;
      refetch = refetchFavourites;
      stopFavourites ??= startFavourites(api, (call) =>
        showToast(t(call === 'add' ? 'lobby.favourite.notAdded' : 'lobby.favourite.notRemoved'), 'error'),
      );
      tileHeartStore.setState({ Heart: FavouriteButton });
    };
    const end = () => {
      isThere = false;
      tileHeartStore.setState({ Heart: null });
      stopFavourites?.();
      stopFavourites = null;
    };
    const stops = [
      onLogin(
        () =>
          void begin().catch((error: unknown) =>
            report('APP_INIT_ERROR', { item: 'favourites', ...errorFacts(error) }),
          ),
      ),
      onLogout(end),
      onSessionRestore(() => refetch()),
    ];
    return () => {
      for (const stop of stops) stop();
      end();
    };
  },
};
