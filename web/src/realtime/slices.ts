export interface SliceDeps<Item> {
  handle(item: Item): void;
  /** Returns how to cancel. */
  later(run: () => void, ms: number): () => void;
  /** Milliseconds. */
  now(): number;
}

/** What comes within this time is handled together, so that the page is drawn once for all of it. Milliseconds. */
const gatherMs = 50;
/** A slice that has taken so long leaves the rest to the next one: a player may want to press something. Milliseconds. */
const maxMs = 8;
const pauseMs = 16;

/** Handles one item at once, and a flood of them in slices, in their order. */
export function createSlices<Item>({ handle, later, now }: SliceDeps<Item>): { add(item: Item): void; clear(): void } {
  let waiting: Item[] = [];
  /** Null while nothing came lately. */
  let cancel: (() => void) | null = null;

  function slice(): void {
    cancel = null;
    if (waiting.length === 0) return;
    const began = now();
    let handled = 0;
    try {
      for (const item of waiting) {
        handled += 1;
        handle(item);
        if (now() - began >= maxMs) break;
      }
    } finally {
      waiting = waiting.slice(handled);
      cancel = later(slice, waiting.length === 0 ? gatherMs : pauseMs);
    }
  }

  return {
    add(item) {
      waiting.push(item);
      if (cancel === null) slice();
    },
    clear() {
      cancel?.();
      cancel = null;
      waiting = [];
    },
  };
}
