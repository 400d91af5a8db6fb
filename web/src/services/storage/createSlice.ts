import type { StoreApi } from 'zustand/vanilla';
import { createStore } from '../../base/createStore.ts';

interface SliceOptions<S extends object> {
  /** Key in session storage. */
  key: string;
  initial: S;
  /** The part of the state that survives a reload. */
  persist: (state: S) => Partial<S>;
}

interface SliceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Slice of client state. In memory only, until `restore` connects it to storage. */
export interface Slice<S extends object> extends StoreApi<S> {
  /**
   * Applies the stored state and saves changes from now on (HT-03).
   * @param parse validates the stored value; null drops it, because storage may contain anything (A21)
   */
  restore(storage: SliceStorage, parse: (stored: unknown) => Partial<S> | null): void;
}

/**
 * Creates a slice. The parser comes with `restore`, because it brings schemas that the first paint does not need.
 * Stored state is applied after hydration, because a store that changes during hydration makes React discard the
 * markup. Not the store library's persist middleware, which would add one percent to the first page's code.
 */
export function createSlice<S extends object>({ key, initial, persist }: SliceOptions<S>): Slice<S> {
  const store = createStore<S>(() => initial);
  let stop = () => {};
  return Object.assign(store, {
    restore(storage: SliceStorage, parse: (stored: unknown) => Partial<S> | null) {
      stop();
      store.setState({ ...parse(storedState(storage.getItem(key))) } as Partial<S>);
      let written: string | null = null;
      const write = (state: S) => {
        const text = JSON.stringify({ state: persist(state), version: 0 });
        // Most changes, such as a typed search letter, do not affect the stored part.
        if (text !== written) storage.setItem(key, (written = text));
      };
      stop = store.subscribe(write);
      write(store.getState());
    },
  });
}

function storedState(text: string | null): unknown {
  try {
    return (JSON.parse(text ?? 'null') as { state?: unknown } | null)?.state;
  } catch {
    return null;
  }
}
