import { createApiClient } from '../services/api/apiClient.browser.ts';
import { startDeadline } from '../services/api/startDeadline.browser.ts';
import { reloadPage } from '../ui/reloadPage.browser.ts';
import { isForeign, leaveForRelease } from './leaveForRelease.browser.ts';
import { getPage, pageQuery } from './page/pageApi.ts';
import type { PageAudience } from './page/pageAudience.ts';
import type { PageResponse } from './page/pageModel.ts';
import { startCoverTransition } from './startup/coverTransition.browser.ts';
import { takePrefetchedPage } from './startup/prefetchedPages.browser.ts';

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
  const prefetched = isLeaving ? await takePrefetchedPage(path, audience, until) : null;
  const model = prefetched ?? (await requestPage(path, audience, until));
  deadline?.end();
  if (signal.aborted) return null;
  if (model === null && mustLeave) {
    reloadPage();
    return 'reloading';
  }
  if (!isLeaving) return model;
  if (isForeign(model) && leaveForRelease(true)) return 'reloading';
  if (model !== null) await startCoverTransition(path, model);
  return signal.aborted ? null : model;
}

/** Time in milliseconds after which a page that must not stay loads its whole document. */
const maxLeavingMs = 3000;

async function requestPage(path: string, audience: PageAudience, signal: AbortSignal): Promise<PageResponse | null> {
  if (signal.aborted) return null;
  const response = await createApiClient().call(getPage, { query: pageQuery(path, audience) }, { signal });
  return response.ok && !signal.aborted ? response.value : null;
}
