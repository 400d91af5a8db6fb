import { playerAccessOf } from '../market/playerAccess.ts';
import type { PlayerAccess } from '../market/playerAccess.ts';
import type { Visit } from '../market/visit.ts';
import { playerStore } from './playerStore.ts';

/**
 * Access of the logged-in player; that of the page while the account is unknown, for example after a reload without
 * storage.
 */
export function currentAccess({ access }: Pick<Visit, 'access'>): PlayerAccess {
  const { account, restriction } = playerStore.getState();
  return account === null && restriction === null ? access : playerAccessOf(account, restriction);
}
