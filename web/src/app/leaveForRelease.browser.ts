import { serverReleaseStore } from '../services/api/serverRelease.ts';
import { blockOf } from './blocks/blockDefinitions.ts';
import type { PageModel } from './page/pageModel.ts';
import { isDueFor, isReloadAllowed, ownRelease, reloadFor } from './startup/tabReload.browser.ts';

/**
 * Loads the current address in full instead of its model, if the server has another release than this tab and nothing
 * is interrupted. Returns whether it does. Call when the player leaves a page.
 * @param mustReload this tab cannot show the page, so the reload does not wait for its turn
 */
export function leaveForRelease(mustReload = false): boolean {
  const { release } = serverReleaseStore.getState();
  if (release === null || release === ownRelease()) return false;
  if (!mustReload && !isDueFor(release)) return false;
  // Leaving closes a game anyway.
  return isReloadAllowed({ isLeaving: true, isGameOpen: false }) && reloadFor(release, false);
}

/** Whether this tab's code cannot show what the server sent: blocks of another release, or no page at all. */
export const isForeign = (model: PageModel | null): boolean =>
  model === null
    ? serverReleaseStore.getState().refusesContract
    : model.blocks.some(({ alias }) => blockOf(alias) === null);
