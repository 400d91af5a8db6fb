import { randomBytes } from 'node:crypto';
import { accountCodes } from '@foyer/contract/accounts';
import type { Restriction } from '@foyer/contract/accounts';
import { change, firstRow } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { loginObstacle, playObstacle, restrictionOfObstacle } from './accountStatus.ts';
import type { Obstacle } from './accountStatus.ts';
import { createPlayers, marketOf } from './players.ts';
import type { Player, Players } from './players.ts';
import { createSessions } from './sessions.ts';
import type { Session, Sessions } from './sessions.ts';
import { readUserToken, signUserToken } from './userToken.ts';

export type LaunchTokenSpending =
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
  /** The token stays unspent. `obstacle` is what the player is told. */
  | { spent: false; reason: 'accountBlocked'; obstacle: Obstacle };

/** `code` is one of the 15001 family (S8). */
export type UserTokenCheck =
  | { valid: true; userId: number; sessionId: number; productId: number }
  | {
      valid: false;
      code: number;
      reason: 'malformed' | 'forged' | 'expired' | 'unknownAccount' | 'sessionClosed' | 'sessionReplaced';
    };

export interface Accounts {
  /** Takes a launch token for good. It is refused when it was spent before, its session is closed, or it belongs to another product. */
  spendLaunchToken(token: string, options?: { productId?: number }): LaunchTokenSpending;
  /** `anyAge` also lets an expired token through. */
  checkUserToken(token: string, options?: { anyAge?: boolean }): Promise<UserTokenCheck>;
  /** False also where the account was blocked since: who may not log in plays no further round. */
  sessionIsOpen(sessionId: number): boolean;
}

/** The whole of accounts: what other services use, and the parts its own endpoints are made of. */
export interface AccountsService extends Accounts {
  /** Takes a launch token for the cashier: whoever may not play still sees his money (MT5). */
  spendLaunchTokenForMoney(token: string): { spent: true; session: Session } | { spent: false };
  readonly players: Players;
  readonly sessions: Sessions;
  issueUserToken(session: Session): Promise<string>;
  /** Null where the player may log in. */
  whyMayNotLogIn(player: Player): Obstacle | null;
  /** Null where the player may play, and so may be offered something. */
  whyMayNotPlay(player: Player): Obstacle | null;
  /** Null where the account is not restricted. */
  restrictionOf(player: Player): Restriction | null;
}

/** What keeps a player away beside the status of the account: a break they asked for. */
export type FurtherObstacles = (player: Player) => { login: Obstacle | null; play: Obstacle | null };
const noFurther: FurtherObstacles = () => ({ login: null, play: null });

export function createAccounts(
  platformContext: PlatformContext,
  wallet: Wallet,
  further: FurtherObstacles = noFurther,
): AccountsService {
  const { database, clock } = platformContext;
  const players = createPlayers(platformContext, wallet);
  const sessions = createSessions(platformContext);
  const key = (): Uint8Array => signingKey(database);
  const whyMayNotLogIn = (player: Player): Obstacle | null => loginObstacle(player.status_id) ?? further(player).login;
  // A break names its end; the status of an account does not.
  const restrictionOf = (player: Player): Restriction | null =>
    restrictionOfObstacle(further(player).play) ?? restrictionOfObstacle(loginObstacle(player.status_id));
  const obstacleToPlay = (player: Player | undefined): Obstacle | null =>
    whyMayNotPlay(player) ?? (player ? further(player).play : null);

  async function checkUserToken(token: string, options?: { anyAge?: boolean }): Promise<UserTokenCheck> {
    const reading = await readUserToken(token, key(), clock.now(), options);
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

  function spendLaunchToken(token: string, { productId }: { productId?: number } = {}): LaunchTokenSpending {
    const spending = sessions.spendLaunchToken(token, (session) => {
      if (productId !== undefined && productId !== session.product_id) return 'otherProduct';
      const player = players.byId(session.user_id);
      return obstacleToPlay(player) ?? termsObstacle(player);
    });
    if (!spending.spent) {
      if (spending.reason !== 'notAllowed') return { spent: false, reason: spending.reason };
      if (spending.because === 'otherProduct') return { spent: false, reason: 'otherProduct' };
      return { spent: false, reason: 'accountBlocked', obstacle: spending.because };
    }
    const { session } = spending;
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
    checkUserToken,
    spendLaunchToken,
    spendLaunchTokenForMoney(token) {
      const spending = sessions.spendLaunchToken(token, () => null);
      return spending.spent ? { spent: true, session: spending.session } : { spent: false };
    },
    sessionIsOpen(sessionId) {
      const player = players.byId(sessions.byId(sessionId)?.user_id ?? 0);
      return player !== undefined && whyMayNotLogIn(player) === null && sessions.isOpen(sessionId);
    },
    issueUserToken: (session) =>
      signUserToken(
        { userId: session.user_id, sessionId: session.session_id, productId: session.product_id },
        key(),
        clock.now(),
      ),
    whyMayNotLogIn,
    whyMayNotPlay: obstacleToPlay,
    restrictionOf,
  };
}

/** Made at the first use and kept, so that a restart leaves players logged in. */
function signingKey(database: PlatformContext['database']): Uint8Array {
  const sql = "SELECT value FROM accounts_secret WHERE name = 'userToken'";
  const kept = firstRow<{ value: Uint8Array }>(database, sql);
  if (kept) return kept.value;
  const key = randomBytes(32);
  change(database, "INSERT INTO accounts_secret (name, value) VALUES ('userToken', ?)", key);
  return key;
}

/** Terms that were never accepted keep from play alone (RG-05). */
function termsObstacle(player: Player | undefined): Obstacle | null {
  return player?.terms_accepted_at === null
    ? { code: accountCodes.termsNotAccepted, message: 'Please accept the terms and conditions before you play.' }
    : null;
}

function whyMayNotPlay(player: Player | undefined): Obstacle | null {
  if (!player) return { code: accountCodes.failedToIdentifyAccount, message: 'This account is unknown.' };
  const isVerificationRequired = marketOf(player.brand, player.market_id)?.rules.verifyBefore.play ?? true;
  return playObstacle(player.status_id, { isVerificationRequired });
}
