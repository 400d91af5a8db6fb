import { accountCodes } from '@foyer/contract/accounts';
import { refuse } from '../kernel/route.ts';
import type { Call, Refusal } from '../kernel/route.ts';
import type { AccountsService } from './accounts.ts';
import type { Player } from './players.ts';
import type { Session } from './sessions.ts';

export interface Caller {
  readonly player: Player;
  readonly session: Session;
}

/** Who calls: a live session of a player who may still use it. */
export async function callerOf({ players, sessions, checkUserToken }: Pick<AccountsService, 'players' | 'sessions' | 'checkUserToken'>, { bearer }: Pick<Call, 'bearer'>): Promise<Caller | Refusal> {
  if (bearer === null) return refuse(401, 'User token missing', accountCodes.securityTokenFailed);
  const check = await checkUserToken(bearer);
  if (!check.valid) return refuse(401, `User token refused: ${check.reason}`, check.code);
  const player = players.byId(check.userId);
  const session = sessions.byId(check.sessionId);
  if (!player || !session) return refuse(401, 'User token refused', accountCodes.failedToIdentifyAccount);
  return { player, session };
}
