import type { QueryClient, QueryObserver } from '@tanstack/query-core';

interface QueryLibrary {
  client: QueryClient;
  Observer: typeof QueryObserver;
}

let library: QueryLibrary | null = null;
let loading: Promise<void> | null = null;

/** Null until its code is loaded. */
export const queryLibrary = (): QueryLibrary | null => library;

/** Loads the query library, which no page needs for its first paint. Rejects when its code cannot be loaded. */
export function loadQueryLibrary(): Promise<void> {
  loading ??= import('./queryLibrary.browser.ts').then(
    ({ createQueryClient, QueryObserver: Observer }) => {
      library = { client: createQueryClient(), Observer };
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
