import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

interface SliceOptions<S extends object> {
  /** Key in session storage. */
  key: string;
  initial: S;
  /** The part that is kept over a reload. */
  kept: (state: S) => Partial<S>;
}

interface SliceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** A slice of client state. Lives in memory alone until `restore` connects it with storage. */
export interface Slice<S extends object> extends StoreApi<S> {
  /**
   * Keeps the slice in storage from now on, and takes over what is there (HT-03).
   * @param parse reads what was stored; null drops it, because storage may hold anything (A21)
   */
  restore(storage: SliceStorage, parse: (stored: unknown) => Partial<S> | null): void;
}

/**
 * The parser of stored values comes with `restore` and not with the slice: it brings the schemas along, which the first
 * paint has no use for. And what was stored is applied after hydration, because a store that changes while a page
 * hydrates makes React throw the markup away. Written here and not by the store's own middleware, which would be the
 * hundredth part of what a first page loads.
 */
export function createSlice<S extends object>({ key, initial, kept }: SliceOptions<S>): Slice<S> {
  const store = createStore<S>()(() => initial);
  let stop = () => {};
  return Object.assign(store, {
    restore(storage: SliceStorage, parse: (stored: unknown) => Partial<S> | null) {
      stop();
      store.setState({ ...parse(storedState(storage.getItem(key))) } as Partial<S>);
      let written: string | null = null;
      const write = (state: S) => {
        const text = JSON.stringify({ state: kept(state), version: 0 });
        // Most of what happens to a slice, such as a letter of a search, is not kept.
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
