import { createApiClient } from '../api/apiClient.browser.ts';
import type { LoginState } from '@foyer/contract/blocks';
import { getPage } from '../page/pageApi.ts';
import type { PageModel } from '../page/pageModel.ts';

/** The page at a path as somebody in this state sees it; null when it could not be had or nobody waits any more. */
export async function fetchPage(path: string, loginState: LoginState, signal: AbortSignal): Promise<PageModel | null> {
  const answer = await createApiClient().call(getPage, { query: { path, loginState } }, { signal });
  return answer.ok ? answer.value : null;
}
