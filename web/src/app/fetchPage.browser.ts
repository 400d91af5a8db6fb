import { createApiClient } from '../services/api/apiClient.browser.ts';
import { serverReleaseStore } from '../services/api/serverRelease.ts';
import { startDeadline } from '../services/api/startDeadline.browser.ts';
import { reloadPage } from '../ui/reloadPage.browser.ts';
import { blockOf } from './blocks/blockDefinitions.ts';
import { getPage, pageQuery } from './page/pageApi.ts';
import type { PageAudience } from './page/pageAudience.ts';
import type { PageResponse, PageModel } from './page/pageModel.ts';
import { startCoverTransition } from './startup/coverTransition.browser.ts';
import { emitNextPage } from './startup/nextPage.browser.ts';
import { takePrefetchedPage } from './startup/prefetchedPages.browser.ts';
import { isDueFor, isReloadAllowed, ownRelease, reloadFor } from './startup/tabReload.browser.ts';

/**
 * Fetches the page at a path for the given login state, or takes it from the prefetched pages. Returns null when the
 * request failed or was aborted, and `reloading` when the tab loads the page in full, because the server has another
 * release.
 * @param isLeaving the player goes to another page; false for a refresh of the same page
 * @param mustLeave the shown page is for another login state: loads the document unless the next page comes soon
 */
export async function fetchPage(
  path: string,
  audience: PageAudience,
  { signal, isLeaving, mustLeave }: { signal: AbortSignal; isLeaving: boolean; mustLeave: boolean },
): Promise<PageResponse | null | 'reloading'> {
  if (isLeaving && leaveForRelease()) return 'reloading';
  const deadline = mustLeave ? startDeadline(maxLeavingMs, signal) : null;
  const until = deadline?.signal ?? signal;
  // A login prefetches the page that it shows next, which stays the same in its place.
  const prefetched = isLeaving || mustLeave ? await takePrefetchedPage(path, audience, until) : null;
  const model = prefetched ?? (await requestPage(path, audience, until));
  deadline?.end();
  if (signal.aborted) return null;
  if (model === null && mustLeave) {
    reloadPage();
    return 'reloading';
  }
  if (!isLeaving) return model;
  if (isForeign(model) && leaveForRelease(true)) return 'reloading';
  if (model !== null) {
    emitNextPage(model);
    await startCoverTransition(path, model);
  }
  return signal.aborted ? null : model;
}

/** Time in milliseconds after which a page that must not stay loads its whole document. */
const maxLeavingMs = 3000;

async function requestPage(path: string, audience: PageAudience, signal: AbortSignal): Promise<PageResponse | null> {
  if (signal.aborted) return null;
  const response = await createApiClient().call(getPage, { query: pageQuery(path, audience) }, { signal });
  return response.ok && !signal.aborted ? response.value : null;
}

/**
 * Loads the current address in full instead of its model, if the server has another release than this tab and nothing
 * is interrupted. Returns whether it does. Call when the player leaves a page.
 * @param mustReload this tab cannot show the page, so the reload does not wait for its turn
 */
function leaveForRelease(mustReload = false): boolean {
  const { release } = serverReleaseStore.getState();
  if (release === null || release === ownRelease()) return false;
  if (!mustReload && !isDueFor(release)) return false;
  // Leaving closes a game anyway.
  return isReloadAllowed({ isLeaving: true, isGameOpen: false }) && reloadFor(release, false);
}

/** Whether this tab's code cannot show what the server sent: blocks of another release, or no page at all. */
const isForeign = (model: PageModel | null): boolean =>
  model === null
    ? serverReleaseStore.getState().refusesContract
    : model.blocks.some(({ alias }) => blockOf(alias) === null);
