import { accountCodes } from '@foyer/contract/accounts';
import { isRefusal, refuse } from '../../kernel/route.ts';
import type { Call, Refusal } from '../../kernel/route.ts';
import type { AccountsService, Accounts, UserTokenCheck } from './accounts.ts';
import type { Player } from './players.ts';
import type { Session } from './sessions.ts';

type TokenOwner = Omit<Extract<UserTokenCheck, { valid: true }>, 'valid'>;

/** Returns the owner of a user token, or why the token is not usable. A null token means that the call carried none. */
export async function tokenOwner(
  { checkUserToken }: Pick<Accounts, 'checkUserToken'>,
  token: string | null,
): Promise<TokenOwner | Refusal> {
  if (token === null) return refuse(401, 'User token missing', accountCodes.securityTokenFailed);
  const check = await checkUserToken(token);
  return check.valid ? check : refuse(401, `User token refused: ${check.reason}`, check.code);
}

export interface Caller {
  readonly player: Player;
  readonly session: Session;
}

/** Finds the caller: a player with a live session who may still use it. */
export async function callerOf(
  accounts: Pick<AccountsService, 'players' | 'sessions' | 'checkUserToken'>,
  { bearer }: Pick<Call, 'bearer'>,
): Promise<Caller | Refusal> {
  const owner = await tokenOwner(accounts, bearer);
  if (isRefusal(owner)) return owner;
  const player = accounts.players.byId(owner.userId);
  const session = accounts.sessions.byId(owner.sessionId);
  if (!player || !session) return refuse(401, 'User token refused', accountCodes.failedToIdentifyAccount);
  return { player, session };
}
