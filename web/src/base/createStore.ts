import { createStore as createPlainStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Creates a store whose listeners cannot affect each other. A plain store stops at the first listener that throws, and
 * throws its error at whoever changed the state. Here the error becomes an unhandled rejection.
 */
export function createStore<State>(initialize: () => State): StoreApi<State> {
  const store = createPlainStore<State>(initialize);
  return {
    ...store,
    subscribe: (listener) =>
      store.subscribe((state, before) => {
        try {
          listener(state, before);
        } catch (error) {
          void Promise.reject(error);
        }
      }),
  };
}
