import { accountCodes } from '@foyer/contract/accounts';
import type { login, LoginRequest, LoginSuccess } from '@foyer/contract/accounts';
import type { ResponseBody } from '@foyer/contract/endpoint';
import type { PlayerLocation } from '@foyer/contract/playerLocation';
import { inTransaction } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { refuse, refuseTooMany } from '../../kernel/route.ts';
import type { Refusal } from '../../kernel/route.ts';
import { accountResponse, sessionResponse } from './accountResponse.ts';
import type { AccountsService } from './accounts.ts';
import type { Obstacle } from './accountStatus.ts';
import type { AddressLimit } from './addressLimit.ts';
import type { LoginAttempts } from './loginAttempts.ts';
import { isPassword } from './password.ts';
import { locationObstacle } from './playerLocations.ts';
import type { PlayerLocations } from './playerLocations.ts';
import type { Player } from './players.ts';

/** A refusal of a player who gave the right password. */
export type RefusedPlayer = Extract<ResponseBody<typeof login>, { code: number }>;

/** A login and where the front end sees the player; null if it does not say. */
type LocatedLogin = LoginRequest & { location?: PlayerLocation | null };

/** Handles logins. Calls for one user name run one at a time, so that parallel guessing cannot exceed the limit. */
export function createLogin(parts: {
  sandboxContext: Pick<SandboxContext, 'database' | 'clock'>;
  accounts: AccountsService;
  attempts: LoginAttempts;
  addresses: AddressLimit;
  /** UK20, ON4: asks the national register about the player, in markets that have one. Never rejects. */
  checkRegister: (player: Player) => Promise<void>;
  /** Issues a token with which a self-excluded player can ask to return. */
  issueReturnToken: (userId: number) => string;
  locations: Pick<PlayerLocations, 'decide' | 'report'>;
}): (request: LocatedLogin) => Promise<LoginSuccess | RefusedPlayer | Refusal> {
  const lastCallByName = new Map<string, Promise<unknown>>();
  return async (request) => {
    const name = request.credentials.username.trim().toLowerCase();
    const turn = (lastCallByName.get(name) ?? Promise.resolve()).then(() => logIn(parts, request));
    const settled = turn.catch(() => null);
    lastCallByName.set(name, settled);
    try {
      return await turn;
    } finally {
      if (lastCallByName.get(name) === settled) lastCallByName.delete(name);
    }
  };
}

type LoginParts = Parameters<typeof createLogin>[0];

async function logIn(parts: LoginParts, request: LocatedLogin): Promise<LoginSuccess | RefusedPlayer | Refusal> {
  const { accounts, attempts, addresses, sandboxContext } = parts;
  const { username, password } = request.credentials;
  if (username.trim() === '' || password === '') {
    return refuse(400, 'Missing Username or Password', accountCodes.missingCredentials);
  }
  const address = request.identifiers.ipAddress;
  const waitSeconds = addresses.waitSeconds(address, sandboxContext.clock.now());
  if (waitSeconds !== null)
    return refuseTooMany('Too many attempts from this address', accountCodes.tooManyAttempts, waitSeconds);
  const player = accounts.players.byUsername(username);
  const isPasswordCorrect = await isPassword(password, player?.password);
  const refuseAttempt = (code: number) => ({
    ...refuse(401, 'Unauthorized', code),
    attempts: attempts.limitOf(username),
  });
  if (attempts.isLocked(username)) return refuseAttempt(accountCodes.tooManyAttempts);
  if (!player || !isPasswordCorrect || !isForProduct(player, request)) {
    attempts.recordFailure(username);
    addresses.recordFailure(address, sandboxContext.clock.now());
    return refuseAttempt(accountCodes.wrongCredentials);
  }
  attempts.forget(username);
  await parts.checkRegister(player);
  const { location = null } = request;
  const decision = parts.locations.decide(player, 'logIn', { sessionId: null, location });
  const obstacle = accounts.loginObstacleOf(player) ?? locationObstacle(decision);
  return obstacle === null ? openSession(parts, player, request) : refusedPlayer(parts, player, obstacle);
}

function refusedPlayer(
  { accounts, issueReturnToken }: LoginParts,
  player: Player,
  { code, message, until, returning }: Obstacle,
): RefusedPlayer {
  const restriction = accounts.restrictionOf(player);
  return {
    code,
    message,
    ...(until !== undefined && { until }),
    // An account that the operator excluded has no period, and support handles its return.
    ...(code === accountCodes.accountSelfExcluded &&
      (until !== undefined || returning !== undefined) && {
        ...(restriction !== null && { restriction }),
        returnToken: issueReturnToken(player.user_id),
      }),
  };
}

/** A player of one brand does not exist for another brand. */
function isForProduct(player: Player, { sessionProductId, sessionProductIds }: LoginRequest): boolean {
  const productIds = [...(sessionProductId === undefined ? [] : [sessionProductId]), ...(sessionProductIds ?? [])];
  return productIds.length === 0 || productIds.includes(player.product_id);
}

async function openSession(
  { accounts, sandboxContext, locations }: LoginParts,
  player: Player,
  request: LocatedLogin,
): Promise<LoginSuccess> {
  const { players, sessions } = accounts;
  const opened = inTransaction(sandboxContext.database, () => {
    if (request.closeExistingSessions) sessions.closeAllOf(player.user_id, 'replaced');
    const session = sessions.start(player.user_id, player.product_id);
    if (request.location) locations.report(session.session_id, request.location);
    return {
      session,
      streak: players.recordLogin(player),
      launchTokens: sessions.issueLaunchTokens(session.session_id, request.numLaunchTokens),
      refreshTokens: [sessions.issueRefreshToken(session.session_id)],
    };
  });
  const { session, streak, launchTokens, refreshTokens } = opened;
  return {
    tokens: { userToken: await accounts.issueUserToken(session), launchTokens, refreshTokens },
    account: accountResponse(
      { ...player, login_streak: streak },
      accounts.restrictionOf(player),
      accounts.terms.latestVersionOf(player.user_id),
    ),
    session: sessionResponse(session),
  };
}
