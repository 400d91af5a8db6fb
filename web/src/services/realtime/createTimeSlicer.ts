import type { Clock } from '../../base/clock.ts';

/** Batching interval in milliseconds, so that items that arrive together cause one render. */
const batchMs = 50;
/** Maximum duration of a slice in milliseconds, so that input stays responsive. */
const maxSliceMs = 8;
const pauseMs = 16;

/** Handles single items at once, and floods in time slices, in order. */
export function createTimeSlicer<Item>(
  handle: (item: Item) => void,
  clock: Pick<Clock, 'elapsed' | 'schedule'>,
): { add(item: Item): void; clear(): void } {
  let waiting: Item[] = [];
  /** Null while no item arrived recently. */
  let cancel: (() => void) | null = null;

  function slice(): void {
    cancel = null;
    if (waiting.length === 0) return;
    const began = clock.elapsed();
    let handled = 0;
    try {
      for (const item of waiting) {
        handled += 1;
        handle(item);
        if (clock.elapsed() - began >= maxSliceMs) break;
      }
    } finally {
      waiting = waiting.slice(handled);
      cancel = clock.schedule(slice, waiting.length === 0 ? batchMs : pauseMs);
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
