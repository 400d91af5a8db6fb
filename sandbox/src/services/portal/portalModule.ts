import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { demoPlayers } from '../accounts/demoPlayers.ts';
import { marketOf } from '../accounts/players.ts';
import { createAccountDeletion, playerDataSchema } from '../player-data/accountDeletion.ts';
import { createPlayerDataExport } from '../player-data/playerDataExport.ts';
import { portalRoutes } from './portalRoutes.ts';
import { createPortalSessions } from './portalSessions.ts';

/** Session ids are stored as digests, so that read access to the database does not open accounts. */
const portalSchema = `
CREATE TABLE IF NOT EXISTS portal_session (
  digest TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL,
  account_session_id INTEGER NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;

type PortalParts = Parameters<typeof portalRoutes>[1];

/** Serves the account portal on its own origin, opened with a launch token. */
export function portalModule(
  sandboxContext: SandboxContext,
  parts: Omit<PortalParts, 'playerData' | 'deletion'> & Parameters<typeof createAccountDeletion>[1],
): SandboxModule {
  const deletion = createAccountDeletion(sandboxContext, parts);
  const playerData = createPlayerDataExport(sandboxContext);
  return {
    name: 'portal',
    tables: portalSchema + playerDataSchema,
    pages: { portal: portalRoutes(sandboxContext, { ...parts, playerData, deletion }) },
    seed: () => declineForDemoPlayers(parts),
    start() {
      createPortalSessions(sandboxContext, parts.accounts.sessions).prune();
      deletion.detachExpired();
    },
  };
}

/** Declines marketing for all demo players except the one that demonstrates the question (UK23). */
function declineForDemoPlayers({ accounts, preferences }: Pick<PortalParts, 'accounts' | 'preferences'>): void {
  for (const { username, brand, marketId } of demoPlayers.filter(
    ({ isMarketingUndecided }) => isMarketingUndecided !== true,
  )) {
    const userId = accounts.players.byUsername(username)?.user_id;
    const channels = marketOf(brand, marketId)?.rules.registration.marketingChannels ?? [];
    if (userId === undefined || preferences.wasWithdrawn(userId)) continue;
    if (preferences.of(userId, channels).some(({ decidedAt }) => decidedAt !== null)) continue;
    preferences.save(userId, channels, new Set());
  }
}
