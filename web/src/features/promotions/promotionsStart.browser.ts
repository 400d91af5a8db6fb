import { knownAccess } from '../../domain/player/knownAccess.ts';
import type { Visit } from '../../market/visit.ts';
import { onLogin, onLogout } from '../../session/sessionEvents.ts';
import { errorFacts } from '../../telemetry/errorFacts.ts';
import { report } from '../../telemetry/report.ts';
import type { PromotionsQuery } from './promotionsQuery.browser.ts';

/** Counts a player's open promotions (PR-04). A visitor's page never fetches the code of it. */
export const promotionsStart = {
  name: 'promotions',
  when: 'idle' as const,
  bundle: 'promotions' as const,
  start({ page }: { page: { getState(): { readonly visit: Visit } } }) {
    let isThere = false;
    let query: PromotionsQuery | null = null;
    let stopFollowing: (() => void) | null = null;
    const begin = async () => {
      if (knownAccess(page.getState().visit) !== 'full') return;
      isThere = true;
      const { promotionsQuery } = await import('./promotionsQuery.browser.ts');
      // They may have left again while the code was on its way.
      if (!isThere) return;
      query = promotionsQuery();
      stopFollowing?.();
      stopFollowing = query.follow();
    };
    const end = () => {
      isThere = false;
      stopFollowing?.();
      stopFollowing = null;
      query?.forget();
    };
    const stops = [
      onLogin(
        () =>
          void begin().catch((error: unknown) =>
            report('APP_INIT_ERROR', { item: 'promotions', ...errorFacts(error) }),
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
