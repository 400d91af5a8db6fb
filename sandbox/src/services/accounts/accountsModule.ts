import * as contract from '@foyer/contract/accounts';
import type { CheckedInput, ResponseBody } from '@foyer/contract/endpoint';
import { locateAddress } from '@foyer/contract/locateAddress';
import { locationInHeaders, locationText, readLocation } from '@foyer/contract/playerLocation';
import type { Clock } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/database.ts';
import type { RouteForEach } from '../../kernel/endpointsWithoutRoute.ts';
import type { SandboxModule, SandboxContext } from '../../kernel/module.ts';
import { isRefusal, refuse, route } from '../../kernel/route.ts';
import type { Call, Refusal } from '../../kernel/route.ts';
import type { PlayedRounds } from '../wallet/playedRounds.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { accountResponse, sessionResponse } from './accountResponse.ts';
import type { AccountsService } from './accounts.ts';
import { accountsSchema } from './accountsSchema.ts';
import { createAddressLimit } from './addressLimit.ts';
import { callerOf } from './callerOf.ts';
import { createLogin } from './createLogin.ts';
import { seedDemoPlayers } from './demoPlayers.ts';
import { identityTokensSchema } from './identityTokens.ts';
import type { LocationStandIn } from './locationStandIn.ts';
import { createLoginAttempts } from './loginAttempts.ts';
import { playerLocationsSchema } from './playerLocations.ts';
import type { PlayerLocations } from './playerLocations.ts';
import type { Player } from './players.ts';
import { sessionSummary } from './sessionSummary.ts';

/** Serves the endpoints of the accounts service. */
export function accountsModule(
  sandboxContext: SandboxContext,
  {
    accounts,
    wallet,
    played,
    paymentsOf,
    gamesWithOpenRound,
    presentSince,
    checkRegister,
    issueReturnToken,
    locations,
    locationStandIn,
    settleOpenRounds,
  }: {
    accounts: AccountsService;
    wallet: Wallet;
    played: PlayedRounds;
    /** Payment fields of the session summary: payments settled since `sinceMs` (Unix milliseconds). */
    paymentsOf(userId: number, sinceMs: number): Pick<contract.SessionSummary, 'hasDeposited' | 'settledPayments'>;
    /** Returns the games in which the player has an unfinished round. */
    gamesWithOpenRound(userId: number): number[];
    /** Returns since when the player has been present, with no absence as long as the idle time (Unix milliseconds). */
    presentSince(player: Player): number | null;
    checkRegister(player: Player): Promise<void>;
    issueReturnToken(userId: number): string;
    locations: PlayerLocations;
    /** Answers in place of a location provider. */
    locationStandIn: Pick<LocationStandIn, 'locate'>;
    /** Settles the player's open rounds, because play is not allowed where the player is now. */
    settleOpenRounds(userId: number): void;
  },
): SandboxModule {
  const { database, clock } = sandboxContext;
  const { players, sessions } = accounts;
  const repeated = createRepeatedAnswers(clock);
  const logIn = createLogin({
    sandboxContext,
    accounts,
    attempts: createLoginAttempts(sandboxContext),
    addresses: createAddressLimit(),
    checkRegister,
    issueReturnToken,
    locations,
  });

  const responseOf = (player: Player): contract.Account =>
    accountResponse(player, accounts.restrictionOf(player), accounts.terms.latestVersionOf(player.user_id));

  async function detailsOf(call: Pick<Call, 'bearer'>): Promise<ResponseBody<typeof contract.details> | Refusal> {
    const caller = await callerOf(accounts, call);
    if (isRefusal(caller)) return caller;
    const obstacle = accounts.loginObstacleOf(caller.player);
    if (obstacle) return refuse(403, obstacle.message, obstacle.code);
    return {
      account: responseOf(caller.player),
      session: sessionResponse(caller.session),
    };
  }

  async function renew(body: CheckedInput<typeof contract.refreshToken>['body']) {
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
      return refuse(
        401,
        `Refresh token refused: ${renewed.reason}`,
        contract.accountCodes.securityTokenValidationFailed,
      );
    }
    const { session, launchTokens, refreshTokens } = renewed;
    return { tokens: { userToken: await accounts.issueUserToken(session), launchTokens, refreshTokens } };
  }

  const locate = route(locateAddress, ({ body }) => ({
    location: locationText(locationStandIn.locate(body.ipAddress)),
  }));

  const routes = {
    login: route(contract.login, ({ body, headers }) => logIn({ ...body, location: locationInHeaders(headers) })),

    logout: route(contract.logout, async ({ body }, { bearer }) => {
      if (bearer !== body.userId) {
        return refuse(401, 'The two user tokens differ', contract.accountCodes.securityTokenFailed);
      }
      // A player may log out with an expired token or of a closed session.
      const check = await accounts.checkUserToken(body.userId, { anyAge: true });
      const { inactivity } = contract.logoutReasons;
      if (check.valid)
        return { closed: sessions.close(check.sessionId, body.reason === inactivity ? 'inactivity' : 'logout') };
      return check.reason === 'sessionClosed' || check.reason === 'sessionReplaced'
        ? { closed: false }
        : refuse(401, 'User token refused', check.code);
    }),

    details: route(contract.details, (_input, call) => detailsOf(call)),
    detailsViaUserToken: route(contract.detailsViaUserToken, ({ body }) => detailsOf({ bearer: body.userToken })),
    detailsViaUserTokenLegacy: route(contract.detailsViaUserTokenLegacy, ({ body }) =>
      detailsOf({ bearer: body.userToken }),
    ),

    acceptTermsAndConditions: route(contract.acceptTermsAndConditions, async ({ query }, call) => {
      const allowed = await detailsOf(call);
      if (isRefusal(allowed)) return allowed;
      const { userId } = allowed.account.core;
      const player = players.byId(userId);
      if (player === undefined) return allowed;
      const isAccepted = accounts.terms.accept(player, { version: query.version, language: query.culture });
      // A page of another market may name other terms; a player who owes no acceptance must not be stopped by them.
      if (!isAccepted && accounts.terms.obstacleOf(player) !== null)
        return refuse(409, 'The terms have changed; another version applies now.');
      return { account: responseOf(players.byId(userId) ?? player) };
    }),

    refreshLaunchTokens: route(contract.refreshLaunchTokens, async ({ body, headers }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      const { session_id: sessionId } = caller.session;
      return repeated(headers?.['idempotency-key'], `launchTokens ${sessionId}`, async () => ({
        launchTokens: sessions.issueLaunchTokens(sessionId, body.numLaunchTokens),
      }));
    }),

    refreshToken: route(contract.refreshToken, ({ body, headers }) =>
      repeated(headers?.['idempotency-key'], `renewal ${body.refreshToken}`, () => renew(body)),
    ),
    reportLocation: route(contract.reportLocation, async ({ body }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      const { player, session } = caller;
      const location = readLocation(body.location);
      locations.report(session.session_id, location);
      await locations.locate(session.session_id, body.ipAddress);
      const located = { sessionId: session.session_id, location };
      if (locations.decide(player, 'play', located) !== 'allowed') settleOpenRounds(player.user_id);
      return { location: locationText(locations.locationOf(player, located)) };
    }),

    sessionSummary: route(contract.sessionSummary, async ({ query: { idleSeconds } }, call) => {
      const caller = await callerOf(accounts, call);
      if (isRefusal(caller)) return caller;
      sessions.recordSign(
        caller.session.session_id,
        idleSeconds === undefined ? undefined : Number(idleSeconds) * 1000,
      );
      const payments = paymentsOf(caller.player.user_id, sessions.previousEnd(caller.session));
      const restriction = accounts.restrictionOf(caller.player);
      return {
        ...sessionSummary(
          caller.player,
          caller.session,
          { wallet, played, payments, presentSince: presentSince(caller.player) },
          clock.now(),
        ),
        ...(restriction !== null && { restriction }),
        gamesWithOpenRound: gamesWithOpenRound(caller.player.user_id),
      };
    }),
  } satisfies RouteForEach<typeof contract>;

  return {
    name: 'accounts',
    tables: accountsSchema + identityTokensSchema + playerLocationsSchema,
    routes: [...Object.values(routes), locate],
    seed: () => seedDemoPlayers(players),
    start: () => sessions.prune(),
  };
}

/** Milliseconds for which an answer is repeated to the same key. */
const keptMs = 120_000;
const maxKept = 10_000;

/**
 * Returns a function that runs `work` once for each call, and repeats its answer when the call comes again with the
 * same key. Refusals are not kept. Without a key every call counts.
 * @param call everything in the call that decides its answer
 */
function createRepeatedAnswers({ now }: Pick<Clock, 'now'>) {
  const answers = new Map<string, { answer: Promise<unknown>; until: number }>();
  return async function repeated<T extends object>(
    key: string | undefined,
    call: string,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    if (key === undefined) return work();
    // Oldest first.
    for (const [name, { until }] of answers) {
      if (until > now() && answers.size < maxKept) break;
      answers.delete(name);
    }
    const name = JSON.stringify([key, call]);
    const known = answers.get(name);
    if (known !== undefined) return known.answer as Promise<T | Refusal>;
    const answer = work();
    answers.set(name, { answer, until: now() + keptMs });
    const settled = await answer.catch((error: unknown) => {
      answers.delete(name);
      throw error;
    });
    if (isRefusal(settled)) answers.delete(name);
    return settled;
  };
}
