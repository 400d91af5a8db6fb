import { createStore } from 'zustand/vanilla';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { StateStorage } from 'zustand/middleware';

interface SliceOptions<S extends object> {
  /** Key in session storage. */
  key: string;
  initial: S;
  /** The part that is kept over a reload. */
  kept: (state: S) => Partial<S>;
  /** Reads what was stored; null drops it, because storage may hold anything (A21). */
  parse: (stored: unknown) => Partial<S> | null;
}

const nowhere: StateStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
let storage: StateStorage = nowhere;

/** Handed in by the start list: on the server, and before it, slices live in memory alone. */
export function setSliceStorage(next: StateStorage): void {
  storage = next;
}

/**
 * A slice of client state, kept in session storage (HT-03). What was stored is applied after hydration, by `rehydrate`:
 * a store that changes while a page hydrates makes React throw the markup away.
 */
export function createSlice<S extends object>({ key, initial, kept, parse }: SliceOptions<S>) {
  return createStore<S>()(
    persist(() => initial, {
      name: key,
      skipHydration: true,
      storage: createJSONStorage<Partial<S>>(() => ({
        getItem: (name) => storage.getItem(name),
        setItem: (name, value) => storage.setItem(name, value),
        removeItem: (name) => storage.removeItem(name),
      })) as never,
      partialize: (state) => kept(state) as S,
      merge: (stored, current) => ({ ...current, ...(parse(stored) ?? {}) }),
    }),
  );
}
