import { createStore } from 'zustand/vanilla';

/** Response header of our own `/api/*`: milliseconds that the clock of the operator's services is ahead of the web server's. */
export const servicesAheadHeader = 'foyer-services-ahead';

/** How far the clock of the services is ahead, as the last response said. */
export const servicesClockStore = createStore<{ aheadMs: number }>(() => ({ aheadMs: 0 }));

/** Takes over what a response says. A response without the header says nothing. */
export function observeServicesClock(headers: { get(name: string): string | null }): void {
  const text = headers.get(servicesAheadHeader);
  if (text === null || !/^-?\d{1,13}$/.test(text)) return;
  const aheadMs = Number(text);
  if (aheadMs !== servicesClockStore.getState().aheadMs) servicesClockStore.setState({ aheadMs });
}

/** This machine's time as the services tell it, for comparisons with times that they stamped. Both in Unix milliseconds. */
export function servicesTime(now: number): number {
  return now + servicesClockStore.getState().aheadMs;
}
