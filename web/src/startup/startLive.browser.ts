import { createApiClient } from '../api/apiClient.browser.ts';
import { liveStartList } from './liveStartList.browser.ts';
import type { PageContext } from './startItem.browser.ts';
import { startItems } from './startItems.browser.ts';

/** Starts what talks to the server. A chunk of its own: a first paint needs none of it. */
export function startLive(context: PageContext): void {
  startItems(liveStartList, { ...context, api: createApiClient() });
}
