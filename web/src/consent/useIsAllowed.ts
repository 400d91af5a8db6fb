import { useSyncExternalStore } from 'react';
import type { ConsentGroup } from './consentChoice.ts';
import { followConsent, isAllowed } from './consentState.browser.ts';

/** Whether a group of cookies is allowed now; never in the server's markup, which is everybody's. */
export function useIsAllowed(group: ConsentGroup): boolean {
  return useSyncExternalStore(
    followConsent,
    () => isAllowed(group),
    () => false,
  );
}
