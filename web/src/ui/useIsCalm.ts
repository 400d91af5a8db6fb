import { calmStore } from './calmStore.ts';
import { useStoreValue } from './useStoreValue.ts';

/** Whether calm mode is on; false on the server. */
export function useIsCalm(): boolean {
  return useStoreValue(calmStore, ({ isCalm }) => isCalm);
}
