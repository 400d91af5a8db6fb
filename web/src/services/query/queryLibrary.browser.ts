import { notifyManager, QueryClient, QueryObserver } from '@tanstack/query-core';
import { queryScopeStore } from './queryScope.ts';

export { QueryObserver };

/** Creates the tab's cache. A player who leaves empties it. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient();
  // Retries that wait in a hidden tab go on when it is shown.
  client.mount();
  // A value is published when its load has ended, not later.
  notifyManager.setScheduler((run) => run());
  queryScopeStore.subscribe(({ session }, before) => session !== before.session && client.clear());
  return client;
}
