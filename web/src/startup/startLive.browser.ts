import { createApiClient } from '../api/apiClient.browser.ts';
import type { Visit } from '../market/visit.ts';
import { liveStartList } from './liveStartList.browser.ts';
import type { PageContext } from './startItem.browser.ts';
import { startItems } from './startItems.browser.ts';

/** Starts what talks to the server. A chunk of its own: a first paint needs none of it. */
export function startLive(context: PageContext): void {
  const { page } = context;
  const followFlags = (listener: (visit: Visit) => void) => {
    listener(page.getState().visit);
    return page.subscribe(({ visit }, before) => visit.flags !== before.visit.flags && listener(visit));
  };
  startItems(liveStartList, { ...context, api: createApiClient(), followFlags });
}
