import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

/** Selects from a slice. The server and the first browser render both see the slice's initial state. */
export function useStoreValue<S, T>(store: StoreApi<S>, select: (state: S) => T): T {
  return useStore(store, select);
}
