/** Facts about a page that returns from the back/forward cache, as it was left and as the tab is now. */
export interface RestoredFacts {
  /** Whether the page shows a player. */
  isPlayerShown: boolean;
  /** User id of the displayed player; null while unknown. */
  shownUserId: string | null;
  /** Whether the tab has a session. */
  hasToken: boolean;
  /** User id of the tab's session; null while unknown. */
  storedUserId: string | null;
  /** Values of the cookies that select market and language, when the page loaded and now. */
  marketBefore: string;
  marketNow: string;
}

/**
 * What a restored page does:
 * - `reload`: another market, language or player, or a login since: loads in full, because nothing on it is right
 * - `forget`: the session has ended: shows the visitor's page
 * - `refresh`: the same player: asks the server whether the session still runs, and for everything that may have changed
 * - `keep`: a visitor's page
 */
export type RestoredEffect = 'reload' | 'forget' | 'refresh' | 'keep';

export function effectOfRestore(facts: RestoredFacts): RestoredEffect {
  const { isPlayerShown, shownUserId, hasToken, storedUserId } = facts;
  if (facts.marketBefore !== facts.marketNow) return 'reload';
  if (!hasToken) return isPlayerShown ? 'forget' : 'keep';
  if (!isPlayerShown) return 'reload';
  return shownUserId !== null && storedUserId !== null && shownUserId !== storedUserId ? 'reload' : 'refresh';
}
