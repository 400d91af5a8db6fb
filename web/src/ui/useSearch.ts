import { useSyncExternalStore } from 'react';
import { followAddress } from './changeAddress.browser.ts';

/** Returns the query of the address; empty on the server, because a page does not depend on it. */
export function useSearch(): string {
  return useSyncExternalStore(
    followAddress,
    () => window.location.search,
    () => '',
  );
}
