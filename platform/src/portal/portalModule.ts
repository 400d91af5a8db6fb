import type { PlatformModule, Surroundings } from '../kernel/module.ts';
import { portalAnswers, type PortalNeeds } from './portalAnswers.ts';
import { createPortalSessions } from './portalSessions.ts';
import { portalTables } from './portalTables.ts';

/** The account portal: pages of its own origin, outside the site, opened with a launch token. */
export function portalModule(surroundings: Surroundings, needs: PortalNeeds): PlatformModule {
  return {
    name: 'portal',
    tables: portalTables,
    pages: { portal: portalAnswers(surroundings, needs) },
    start: () => createPortalSessions(surroundings, needs.accounts.sessions).prune(),
  };
}
