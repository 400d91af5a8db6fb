import { createApiClient } from '../api/apiClient.browser.ts';
import type { Visit } from '../market/visit.ts';
import { getPage } from '../page/pageApi.ts';
import type { PageModel } from '../page/pageModel.ts';

/** Whom a page is made for. */
export type PageAudience = Pick<Visit, 'loginState' | 'access'>;

/** The page at a path as somebody in this state sees it; null when it could not be had or nobody waits any more. */
export async function fetchPage(
  path: string,
  { loginState, access }: PageAudience,
  signal: AbortSignal,
): Promise<PageModel | null> {
  const response = await createApiClient().call(getPage, { query: { path, loginState, access } }, { signal });
  return response.ok ? response.value : null;
}
