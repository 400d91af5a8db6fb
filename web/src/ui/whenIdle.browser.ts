/** Runs a callback when the browser is idle; after 200 ms where `requestIdleCallback` is missing. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

/** Yields to painting and input between two parts of a task, so that each blocks the page only for its own duration. */
export function yieldToMain(): Promise<void> {
  return 'scheduler' in window && typeof window.scheduler.yield === 'function'
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve, 0));
}
