import { createApiClient } from '../services/api/apiClient.browser.ts';
import type { Visit } from '../services/market/visit.ts';
import { isForeign, leaveForRelease } from './leaveForRelease.browser.ts';
import { getPage } from './page/pageApi.ts';
import type { PageModel } from './page/pageModel.ts';

/** The parts of a visit that select a page's variant. */
export type PageAudience = Pick<Visit, 'loginState' | 'access'>;

/**
 * Fetches the page at a path for the given login state. Returns null when the request failed or was aborted, and
 * `reloading` when the tab loads the page in full, because the server has another release.
 * @param isLeaving the player goes to another page; false for a refresh of the same page
 */
export async function fetchPage(
  path: string,
  { loginState, access }: PageAudience,
  { signal, isLeaving }: { signal: AbortSignal; isLeaving: boolean },
): Promise<PageModel | null | 'reloading'> {
  if (isLeaving && leaveForRelease()) return 'reloading';
  const response = await createApiClient().call(getPage, { query: { path, loginState, access } }, { signal });
  const model = response.ok ? response.value : null;
  if (signal.aborted) return null;
  return isLeaving && isForeign(model) && leaveForRelease(true) ? 'reloading' : model;
}
