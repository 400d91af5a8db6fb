import { favouritesStart } from '../../domain/favourites/favouritesStart.browser.ts';
import { meteredStart } from '../../domain/metered/metered.browser.ts';
import { recentlyPlayedStart } from '../../domain/recently-played/recentlyPlayed.browser.ts';
import { paymentsStart } from '../../features/cashier/paymentsStart.browser.ts';
import { gameLauncherStart } from '../../features/game-window/launcher.browser.ts';
import { openRoundStart } from '../../features/game-window/openRoundStart.browser.ts';
import { promotionsStart } from '../../features/promotions/promotionsStart.browser.ts';
import { questsStart } from '../../features/quests/questsStart.browser.ts';
import { offlineFavourites } from './offlineFavourites.browser.ts';
import { playersPages } from './playersPages.browser.ts';
import { queries } from './queries.browser.ts';
import { realTime } from './realTime.browser.ts';
import type { PageContext, StartItem } from './startItems.browser.ts';
import { storedPlayerState } from './storedPlayerState.browser.ts';

export { prefetchPlayersPage } from './playersPages.browser.ts';

/** Leaves for the identity provider's logout, if players log in there. Resolves only when this page stays. */
export async function leaveForProvider(token: string, { visit }: Pick<PageContext, 'visit'>): Promise<void> {
  if (visit.externalLogin)
    await (await import('../../features/login/externalLogin.browser.ts')).leaveForProvider(token);
}

/** Start items of players, in order. Loaded with the live code in a tab with a session, and otherwise before a login. */
export const playerStartList: readonly StartItem[] = [
  storedPlayerState,
  queries,
  meteredStart,
  gameLauncherStart,
  openRoundStart,
  favouritesStart,
  recentlyPlayedStart,
  questsStart,
  paymentsStart,
  realTime,
  promotionsStart,
  offlineFavourites,
  playersPages,
];
