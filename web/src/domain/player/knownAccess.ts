import { playerAccessOf } from '../../market/playerAccess.ts';
import type { PlayerAccess } from '../../market/playerAccess.ts';
import type { Visit } from '../../market/visit.ts';
import { playerStore } from './playerStore.ts';

/** The access of the player who is logged in; what the page was made for while the account is not known yet, as after a reload without storage. */
export function knownAccess({ access }: Pick<Visit, 'access'>): PlayerAccess {
  const { account, restriction } = playerStore.getState();
  return account === null && restriction === null ? access : playerAccessOf(account, restriction);
}
