import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

interface SliceOptions<S extends object> {
  /** Key in session storage. */
  key: string;
  initial: S;
  /** The part that is kept over a reload. */
  kept: (state: S) => Partial<S>;
}

/** A slice of client state. Lives in memory alone until `restore` connects it with storage. */
export interface Slice<S extends object> extends StoreApi<S> {
  /**
   * Keeps the slice in storage from now on, and takes over what is there (HT-03).
   * @param parse reads what was stored; null drops it, because storage may hold anything (A21)
   */
  restore(storage: StateStorage, parse: (stored: unknown) => Partial<S> | null): void;
}

/**
 * The parser of stored values comes with `restore` and not with the slice: it brings the schemas along, which the first
 * paint has no use for. And what was stored is applied after hydration, because a store that changes while a page
 * hydrates makes React throw the markup away.
 */
export function createSlice<S extends object>({ key, initial, kept }: SliceOptions<S>): Slice<S> {
  const store = createStore<S>()(persist(() => initial, { name: key, skipHydration: true, storage: nowhere<S>(), partialize: (state) => kept(state) as S }));
  return Object.assign(store, {
    restore(storage: StateStorage, parse: (stored: unknown) => Partial<S> | null) {
      store.persist.setOptions({
        ...jsonIn<S>(storage),
        merge: (stored, current) => ({ ...current, ...parse(stored) }),
      });
      void store.persist.rehydrate();
    },
  });
}

function nowhere<S>() {
  return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } satisfies ReturnType<typeof createJSONStorage<S>>;
}

function jsonIn<S>(storage: StateStorage) {
  const json = createJSONStorage<S>(() => storage);
  return json === undefined ? {} : { storage: json };
}
