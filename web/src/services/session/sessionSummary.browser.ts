let refresh = (): Promise<void> => Promise.resolve();

/** Connects `refreshSessionSummary` with the query, whose code only players load. */
export function setSessionSummaryRefresh(next: () => Promise<void>): void {
  refresh = next;
}

/** Refreshes the figures now, for example after a round. Resolves when they are loaded or the call failed. */
export function refreshSessionSummary(): Promise<void> {
  return refresh();
}
