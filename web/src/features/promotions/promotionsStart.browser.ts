import type { LaterCode } from '../../base/bundleNames.ts';
import { errorFacts } from '../../services/errors/errorFacts.ts';
import { report } from '../../services/errors/report.ts';
import type { Visit } from '../../services/market/visit.ts';
import { currentAccess } from '../../services/player/currentAccess.ts';
import { onLogin, onLogout, onSessionRestore } from '../../services/session/sessionEvents.ts';
import type { PromotionsQuery } from './promotionsQuery.browser.ts';

const later = {
  bundle: 'promotions',
  load: () => import('./promotionsQuery.browser.ts'),
} satisfies LaterCode;

/** Counts a player's open promotions (PR-04). Visitors' pages never load this code. */
export const promotionsStart = {
  name: 'promotions',
  needs: 'promotions' as const,
  when: 'idle' as const,
  start({ page }: { page: { getState(): { readonly visit: Visit } } }) {
    let isThere = false;
    let promotions: PromotionsQuery | null = null;
    let stopFollowing: (() => void) | null = null;
    const begin = async () => {
      if (currentAccess(page.getState().visit) !== 'full') return;
      isThere = true;
      const { promotionsQuery } = await later.load();
      // The player may have left while the code was loading.
      if (!isThere) return;
      promotions = promotionsQuery();
      stopFollowing?.();
      stopFollowing = promotions.follow();
    };
    const end = () => {
      isThere = false;
      stopFollowing?.();
      stopFollowing = null;
      promotions?.forget();
    };
    const stops = [
      onLogin(
        () =>
          void begin().catch((error: unknown) =>
            report('APP_INIT_ERROR', { item: 'promotions', ...errorFacts(error) }),
          ),
      ),
      onLogout(end),
      onSessionRestore(() => void promotions?.refetch()),
    ];
    return () => {
      for (const stop of stops) stop();
      end();
    };
  },
};
