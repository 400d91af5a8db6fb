import { accountCodes } from '@foyer/contract/accounts';
import { isRefusal, refuse } from '../../kernel/route.ts';
import type { Call, Refusal } from '../../kernel/route.ts';
import type { AccountsService } from './accounts.ts';
import type { Player } from './players.ts';
import type { Session } from './sessions.ts';
import { tokenOwner } from './tokenOwner.ts';

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
