import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: number | null = null;
let now = 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (timer === null) {
    now = Date.now();
    // One tick a second for everything on the page that shows time.
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

/** Unix milliseconds, stepping once a second; null on the server and while the page hydrates, because two clocks never agree. */
export function useNow(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => (now === 0 ? null : Math.floor(now / 1000) * 1000),
    () => null,
  );
}
