import * as contract from '@foyer/contract/accounts';
import type { RouteForEach } from '../kernel/contractEndpoints.ts';
import { inTransaction } from '../kernel/database.ts';
import type { PlatformModule, Surroundings } from '../kernel/module.ts';
import { isRefusal, refuse, route } from '../kernel/route.ts';
import type { Call, Refusal } from '../kernel/route.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { accountAnswer, sessionAnswer } from './accountAnswer.ts';
import type { AccountsService } from './accounts.ts';
import { accountsTables } from './accountsTables.ts';
import { createAddressLimit } from './addressLimit.ts';
import { seedDemoPlayers } from './demoPlayers.ts';
import { createLogin } from './login.ts';
import { createLoginAttempts } from './loginAttempts.ts';
import type { Player } from './players.ts';
import type { Session } from './sessions.ts';
import { sessionSummary } from './sessionSummary.ts';

/** Endpoints of the accounts service. */
export function accountsModule(
  surroundings: Surroundings,
  { accounts, wallet }: { accounts: AccountsService; wallet: Wallet },
): PlatformModule {
  const { database, clock } = surroundings;
  const { players, sessions } = accounts;
  const logIn = createLogin({
    surroundings,
    accounts,
    attempts: createLoginAttempts(surroundings),
    addresses: createAddressLimit(),
  });

  /** Who calls: a live session of a player who may still use it. */
  async function callerOf({ bearer }: Call): Promise<{ player: Player; session: Session } | Refusal> {
    if (bearer === null) return refuse(401, 'User token missing', contract.accountCodes.securityTokenFailed);
    const check = await accounts.checkUserToken(bearer);
    if (!check.valid) return refuse(401, `User token refused: ${check.reason}`, check.code);
    const player = players.byId(check.userId);
    const session = sessions.byId(check.sessionId);
    if (!player || !session) return refuse(401, 'User token refused', contract.accountCodes.failedToIdentifyAccount);
    return { player, session };
  }

  const routes = {
    login: route(contract.login, ({ body }) => logIn(body)),

    logout: route(contract.logout, async ({ body }, { bearer }) => {
      if (bearer !== body.userId) {
        return refuse(401, 'The two user tokens differ', contract.accountCodes.securityTokenFailed);
      }
      // A player may log out of a session whose token has run out, and of one that is closed already.
      const check = await accounts.checkUserToken(body.userId, { anyAge: true });
      if (check.valid) return { closed: sessions.close(check.sessionId, 'logout') };
      return check.reason === 'sessionClosed' ? { closed: false } : refuse(401, 'User token refused', check.code);
    }),

    details: route(contract.details, async (_input, call) => {
      const caller = await callerOf(call);
      if (isRefusal(caller)) return caller;
      const obstacle = accounts.whyMayNotLogIn(caller.player);
      if (obstacle) return refuse(403, obstacle.message, obstacle.code);
      return { account: accountAnswer(caller.player), session: sessionAnswer(caller.session) };
    }),

    refreshLaunchTokens: route(contract.refreshLaunchTokens, async ({ body }, call) => {
      const caller = await callerOf(call);
      if (isRefusal(caller)) return caller;
      return { launchTokens: sessions.issueLaunchTokens(caller.session.session_id, body.numLaunchTokens) };
    }),

    refreshToken: route(contract.refreshToken, async ({ body }) => {
      const renewed = inTransaction(database, () => {
        const use = sessions.useRefreshToken(body.refreshToken);
        if (!use.used) return use;
        const { session } = use;
        return {
          ...use,
          launchTokens: sessions.issueLaunchTokens(session.session_id, body.numLaunchTokens),
          refreshTokens: [sessions.issueRefreshToken(session.session_id)],
        };
      });
      if (!renewed.used) {
        return refuse(401, `Refresh token refused: ${renewed.reason}`, contract.accountCodes.securityTokenValidationFailed);
      }
      const { session, launchTokens, refreshTokens } = renewed;
      return { tokens: { userToken: await accounts.issueUserToken(session), launchTokens, refreshTokens } };
    }),

    sessionSummary: route(contract.sessionSummary, async (_input, call) => {
      const caller = await callerOf(call);
      if (isRefusal(caller)) return caller;
      return sessionSummary(caller.player, caller.session, wallet, clock.now());
    }),
  } satisfies RouteForEach<typeof contract>;

  return {
    name: 'accounts',
    tables: accountsTables,
    routes: Object.values(routes),
    seed: () => seedDemoPlayers(players),
    start: () => sessions.prune(),
  };
}
