import { createStore } from 'zustand/vanilla';

/** Response header of `/api/*`: milliseconds by which the services' clock is ahead of the web server's. */
export const servicesAheadHeader = 'foyer-services-ahead';

/** Difference of the services' clock according to the last response. */
export const servicesClockStore = createStore<{ aheadMs: number }>(() => ({ aheadMs: 0 }));

/** Reads the header of a response; ignores a response without it. */
export function observeServicesClock(headers: { get(name: string): string | null }): void {
  const text = headers.get(servicesAheadHeader);
  if (text === null || !/^-?\d{1,13}$/.test(text)) return;
  const aheadMs = Number(text);
  if (aheadMs !== servicesClockStore.getState().aheadMs) servicesClockStore.setState({ aheadMs });
}

/** Converts local time to the services' time, for comparison with their timestamps. Both in Unix milliseconds. */
export function servicesTime(now: number): number {
  return now + servicesClockStore.getState().aheadMs;
}
