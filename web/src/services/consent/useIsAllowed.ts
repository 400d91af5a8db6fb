import { useSyncExternalStore } from 'react';
import type { ConsentGroup } from '../storage/storageConsent.ts';
import { followConsent, isAllowed } from './consentState.browser.ts';

/** Whether a cookie group is allowed; false during server rendering, because the markup is shared. */
export function useIsAllowed(group: ConsentGroup): boolean {
  return useSyncExternalStore(
    followConsent,
    () => isAllowed(group),
    () => false,
  );
}
