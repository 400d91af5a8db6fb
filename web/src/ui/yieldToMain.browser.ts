/** Lets the browser paint and hear the player between two parts of one work, so that neither holds up the page for longer than its own length. */
export function yieldToMain(): Promise<void> {
  return 'scheduler' in window && typeof window.scheduler.yield === 'function'
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve, 0));
}
