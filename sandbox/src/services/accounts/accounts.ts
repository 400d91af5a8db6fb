import { randomBytes } from 'node:crypto';
import { restOfWorldProtection } from '@foyer/brands/saferGamblingRules';
import { accountCodes } from '@foyer/contract/accounts';
import type { Restriction } from '@foyer/contract/accounts';
import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { loginObstacle, playObstacle, restrictionOfObstacle } from './accountStatus.ts';
import type { Obstacle } from './accountStatus.ts';
import { createIdentityTokens } from './identityTokens.ts';
import { createPlayers, marketOf } from './players.ts';
import type { Player, Players } from './players.ts';
import { createSessions, idleMsAfter } from './sessions.ts';
import type { Session, Sessions } from './sessions.ts';
import { createTermsAcceptances } from './termsAcceptances.ts';
import type { TermsAcceptances, TermsInForceOf } from './termsAcceptances.ts';
import { readUserToken, signUserToken } from './userToken.ts';

export type LaunchTokenResult =
  | {
      spent: true;
      userId: number;
      sessionId: number;
      productId: number;
      currencyIsoCode: string;
      countryIso2: string;
      casinoId: number;
    }
  | { spent: false; reason: 'unknown' | 'spent' | 'expired' | 'otherProduct' }
  /** The token stays unspent. `obstacle` holds the message for the player. */
  | { spent: false; reason: 'accountBlocked'; obstacle: Obstacle };

export interface LaunchTokenOptions {
  productId?: number;
  /** An obstacle of this call, such as the player's location. */
  obstacleOf?: (player: Player, sessionId: number) => Obstacle | null;
}

/** `code` is one of the 15001 family (S8). */
export type UserTokenCheck =
  | { valid: true; userId: number; sessionId: number; productId: number }
  | {
      valid: false;
      code: number;
      reason: 'malformed' | 'forged' | 'expired' | 'unknownAccount' | 'sessionClosed' | 'sessionReplaced';
    };

export interface Accounts {
  /**
   * Spends a launch token permanently. Refuses a token that was spent before, whose session is closed, or that belongs
   * to another product, and keeps a token for whose player `obstacleOf` returns an obstacle.
   */
  spendLaunchToken(token: string, options?: LaunchTokenOptions): LaunchTokenResult;
  /** `anyAge` also accepts an expired token. */
  checkUserToken(token: string, options?: { anyAge?: boolean }): Promise<UserTokenCheck>;
  /** Also false if the account was blocked after login: a player who may not log in plays no further round. */
  isSessionOpen(sessionId: number): boolean;
  /** Records an act of the player, which restarts the session's idle time (ON13). */
  recordActivity(sessionId: number): void;
}

/** The complete accounts service: the interface for other services, and the functions behind its own endpoints. */
export interface AccountsService extends Accounts {
  /** Takes a launch token for the cashier. A player who may not play can still access their money (MT5). */
  spendLaunchTokenForCashier(token: string): { spent: true; session: Session } | { spent: false };
  readonly players: Players;
  readonly sessions: Sessions;
  readonly terms: TermsAcceptances;
  issueUserToken(session: Session): Promise<string>;
  /** Returns null if the player may log in. */
  loginObstacleOf(player: Player): Obstacle | null;
  /** Returns null if the player may play and may therefore receive offers. */
  playObstacleOf(player: Player): Obstacle | null;
  /** Returns null if the account is not restricted. */
  restrictionOf(player: Player): Restriction | null;
}

/** Returns obstacles beyond the account status, such as a break that the player requested. */
export type FurtherObstacles = (player: Player) => { login: Obstacle | null; play: Obstacle | null };
const noFurtherObstacles: FurtherObstacles = () => ({ login: null, play: null });

export function createAccounts(
  sandboxContext: SandboxContext,
  wallet: Wallet,
  {
    further = noFurtherObstacles,
    termsInForceOf,
    recordPresence,
    identityIssuer = null,
  }: {
    further?: FurtherObstacles;
    termsInForceOf?: TermsInForceOf;
    /** Records that the player was logged in from `fromMs` until now. */
    recordPresence?: (userId: number, fromMs: number) => void;
    /** Identity provider whose access tokens are user tokens too. */
    identityIssuer?: string | null;
  } = {},
): AccountsService {
  const { database, clock } = sandboxContext;
  const terms = createTermsAcceptances(sandboxContext, termsInForceOf);
  const players = createPlayers(sandboxContext, wallet, terms);
  const sessions = createSessions(sandboxContext, {
    idleMsOf(userId) {
      const player = players.byId(userId);
      const { inactivityMinutes } =
        marketOf(player?.brand ?? '', player?.market_id ?? '')?.rules.saferGambling ?? restOfWorldProtection;
      return idleMsAfter(inactivityMinutes);
    },
    ...(recordPresence && { recordPresence }),
  });
  const identityTokens = createIdentityTokens(sandboxContext, { issuer: identityIssuer, players, sessions });
  const key = (): Uint8Array => signingKey(database);
  const loginObstacleOf = (player: Player): Obstacle | null => loginObstacle(player.status_id) ?? further(player).login;
  // A break has an end time; an account status has none.
  const restrictionOf = (player: Player): Restriction | null =>
    restrictionOfObstacle(further(player).play) ?? restrictionOfObstacle(loginObstacle(player.status_id));
  const playObstacleOf = (player: Player | undefined): Obstacle | null =>
    accountPlayObstacle(player) ?? (player ? further(player).play : null);

  async function checkUserToken(token: string, options?: { anyAge?: boolean }): Promise<UserTokenCheck> {
    const reading =
      (await identityTokens.read(token, options)) ?? (await readUserToken(token, key(), clock.now(), options));
    if (!reading.read) return { valid: false, code: reading.code, reason: reading.reason };
    const { userId, sessionId, productId } = reading;
    if (!players.byId(userId))
      return { valid: false, code: accountCodes.failedToIdentifyAccount, reason: 'unknownAccount' };
    if (!sessions.isOpen(sessionId)) {
      return sessions.byId(sessionId)?.closed_because === 'replaced'
        ? { valid: false, code: accountCodes.sessionReplaced, reason: 'sessionReplaced' }
        : { valid: false, code: accountCodes.userTokenValidationFailed, reason: 'sessionClosed' };
    }
    return { valid: true, userId, sessionId, productId };
  }

  function spendLaunchToken(token: string, { productId, obstacleOf }: LaunchTokenOptions = {}): LaunchTokenResult {
    const spending = sessions.spendLaunchToken(token, (session) => {
      if (productId !== undefined && productId !== session.product_id) return 'otherProduct';
      const player = players.byId(session.user_id);
      return (
        playObstacleOf(player) ??
        (player ? terms.obstacleOf(player) : null) ??
        (player && obstacleOf ? obstacleOf(player, session.session_id) : null)
      );
    });
    if (!spending.spent) {
      if (spending.reason !== 'notAllowed') return { spent: false, reason: spending.reason };
      if (spending.because === 'otherProduct') return { spent: false, reason: 'otherProduct' };
      return { spent: false, reason: 'accountBlocked', obstacle: spending.because };
    }
    const { session } = spending;
    sessions.recordSign(session.session_id, 0);
    const player = players.byId(session.user_id);
    if (!player) throw new Error('A session belongs to nobody.');
    return {
      spent: true,
      userId: player.user_id,
      sessionId: session.session_id,
      productId: session.product_id,
      currencyIsoCode: player.currency,
      countryIso2: player.country,
      casinoId: player.casino_id,
    };
  }

  return {
    players,
    sessions,
    terms,
    checkUserToken,
    spendLaunchToken,
    spendLaunchTokenForCashier(token) {
      const spending = sessions.spendLaunchToken(token, () => null);
      if (!spending.spent) return { spent: false };
      sessions.recordSign(spending.session.session_id, 0);
      return { spent: true, session: spending.session };
    },
    recordActivity: (sessionId) => sessions.recordSign(sessionId, 0),
    isSessionOpen(sessionId) {
      const player = players.byId(sessions.byId(sessionId)?.user_id ?? 0);
      return player !== undefined && loginObstacleOf(player) === null && sessions.isOpen(sessionId);
    },
    issueUserToken: (session) =>
      signUserToken(
        { userId: session.user_id, sessionId: session.session_id, productId: session.product_id },
        key(),
        clock.now(),
      ),
    loginObstacleOf,
    playObstacleOf,
    restrictionOf,
  };
}

/** Creates the key at first use and stores it, so that players stay logged in after a restart. */
function signingKey(database: SandboxContext['database']): Uint8Array {
  const sql = "SELECT value FROM accounts_secret WHERE name = 'userToken'";
  const storedKey = firstRow<{ value: Uint8Array }>(database, sql);
  if (storedKey) return storedKey.value;
  const key = randomBytes(32);
  change(database, "INSERT INTO accounts_secret (name, value) VALUES ('userToken', ?)", key);
  return key;
}

function accountPlayObstacle(player: Player | undefined): Obstacle | null {
  if (!player) return { code: accountCodes.failedToIdentifyAccount, message: 'This account is unknown.' };
  const isVerificationRequired = marketOf(player.brand, player.market_id)?.rules.verifyBefore.play ?? true;
  return playObstacle(player.status_id, { isVerificationRequired });
}
