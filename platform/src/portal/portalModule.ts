import { demoPlayers } from '../accounts/demoPlayers.ts';
import { marketOf } from '../accounts/players.ts';
import type { PlatformModule, PlatformContext } from '../kernel/module.ts';
import { portalRoutes, type PortalDeps } from './portalRoutes.ts';
import { portalSchema } from './portalSchema.ts';
import { createPortalSessions } from './portalSessions.ts';

/** The account portal: pages of its own origin, outside the site, opened with a launch token. */
export function portalModule(platformContext: PlatformContext, deps: PortalDeps): PlatformModule {
  return {
    name: 'portal',
    tables: portalSchema,
    pages: { portal: portalRoutes(platformContext, deps) },
    seed: () => declineForDemoPlayers(deps),
    start: () => createPortalSessions(platformContext, deps.accounts.sessions).prune(),
  };
}

/** Demo players were asked about offers and declined, all but the one who shows how it is asked (UK23). */
function declineForDemoPlayers({ accounts, preferences }: Pick<PortalDeps, 'accounts' | 'preferences'>): void {
  for (const { username, brand, marketId } of demoPlayers.filter(({ isNeverAsked }) => isNeverAsked !== true)) {
    const userId = accounts.players.byUsername(username)?.user_id;
    const channels = marketOf(brand, marketId)?.rules.registration.marketingChannels ?? [];
    if (userId === undefined || preferences.of(userId, channels).some(({ decidedAt }) => decidedAt !== null)) continue;
    preferences.keep(userId, channels, new Set());
  }
}
