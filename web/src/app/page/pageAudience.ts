import type { Visit } from '../../services/market/visit.ts';
import { currentAccess } from '../../services/player/currentAccess.ts';
import { playerStore } from '../../services/player/playerStore.ts';

/** The parts of a visit that select a page's variant. */
export type PageAudience = Pick<Visit, 'loginState' | 'access'>;

/** Audience of the next page: the player, or a visitor. */
export const currentAudience = (visit: Pick<Visit, 'access'>): PageAudience =>
  playerStore.getState().isLoggedIn
    ? { loginState: 'Logged-In', access: currentAccess(visit) }
    : { loginState: 'Logged-Out', access: 'full' };
