import { notifyManager, QueryClient, QueryObserver } from '@tanstack/query-core';
import { queryScopeStore } from './queryScope.ts';

export { QueryObserver };

/**
 * The tab's cache. A player who leaves empties it: the second part of each key is the session. Values are stale whatever
 * the clock says: it may have been set back.
 */
export const client = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', staleTime: -Infinity, gcTime: Infinity } },
});
// Retries that wait in a hidden tab go on when it is shown.
client.mount();
// A value is published when its load has ended, not later.
notifyManager.setScheduler((run) => run());
// A query that another listener has started for the next session stays.
queryScopeStore.subscribe(({ session }, before) => {
  if (session !== before.session) client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] !== session });
});
