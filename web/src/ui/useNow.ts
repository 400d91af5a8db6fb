import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: number | null = null;
let now = 0;

/** Calls the listener every second. Returns the unsubscribe function. */
export function onEachSecond(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === null) {
    now = Date.now();
    // One timer serves every element that shows time.
    timer = window.setInterval(() => {
      now = Date.now();
      for (const each of listeners) each();
    }, 1000);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && timer !== null) {
      window.clearInterval(timer);
      timer = null;
    }
  };
}

/**
 * Returns Unix milliseconds, updated every second; null on the server and during hydration, because the two clocks
 * differ.
 * @param subscribe subscribes to the changes of the time; an element off screen may subscribe to none
 */
export function useNow(subscribe = onEachSecond): number | null {
  return useSyncExternalStore(
    subscribe,
    () => (now === 0 ? null : Math.floor(now / 1000) * 1000),
    () => null,
  );
}
