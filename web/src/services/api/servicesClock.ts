import { createStore } from '../../base/createStore.ts';

/** Response header of `/api/*`: milliseconds by which the services' clock is ahead of the web server's. */
export const servicesAheadHeader = 'foyer-services-ahead';
/** Response header of `/api/*`: the web server's time, Unix milliseconds. */
export const serverTimeHeader = 'foyer-server-time';

interface ServicesClock {
  /** Milliseconds by which the services' clock is ahead of the web server's, according to the last response. */
  servicesAheadMs: number;
  /** Milliseconds by which the web server's clock is ahead of this device's; null until it is known. */
  serverAheadMs: number | null;
}

export const servicesClockStore = createStore<ServicesClock>(() => ({ servicesAheadMs: 0, serverAheadMs: null }));

/** The device's clock, and the time since the page began, which nobody can set. Both in milliseconds. */
export interface DeviceTime {
  now: number;
  sinceStart: number;
}

/** Smaller differences are the time that responses take. */
const toleranceMs = 3000;

/** Setting of the device's clock at the last measurement, and the measured difference. */
let measured: { setting: number; difference: number } | null = null;

/** Forgets the device's clock, for tests. */
export function resetServicesClock(): void {
  measured = null;
  servicesClockStore.setState({ servicesAheadMs: 0, serverAheadMs: null }, true);
}

/** Reads the headers of a response; ignores those that are missing. */
export function observeServicesClock(headers: { get(name: string): string | null }, device: DeviceTime): void {
  const servicesAheadMs = wholeNumber(headers.get(servicesAheadHeader));
  if (servicesAheadMs !== null && servicesAheadMs !== servicesClockStore.getState().servicesAheadMs)
    servicesClockStore.setState({ servicesAheadMs });
  const serverTime = wholeNumber(headers.get(serverTimeHeader));
  if (serverTime !== null) observeDevice(serverTime - device.now, device.now - device.sinceStart);
}

/**
 * A response takes time, so the largest difference is the best. It lasts until the device's clock is set anew or its
 * sleep has stopped the time since the start.
 */
function observeDevice(difference: number, setting: number): void {
  const isSetAnew = measured === null || Math.abs(setting - measured.setting) > toleranceMs;
  if (!isSetAnew && difference <= (measured?.difference ?? 0)) return;
  measured = { setting, difference };
  const serverAheadMs = Math.abs(difference) <= toleranceMs ? 0 : difference;
  const known = servicesClockStore.getState().serverAheadMs;
  if (isSetAnew || known === null || Math.abs(serverAheadMs - known) > toleranceMs)
    servicesClockStore.setState({ serverAheadMs });
}

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^-?\d{1,13}$/.test(text) ? Number(text) : null;

/**
 * Milliseconds by which the services' clock is ahead of the device's.
 * @param usualMs difference to the web server's clock until a response shows it
 */
export function servicesAhead({ servicesAheadMs, serverAheadMs } = servicesClockStore.getState(), usualMs = 0): number {
  return servicesAheadMs + (serverAheadMs ?? usualMs);
}

/** Converts the device's time to the services' time, for comparison with their timestamps. Both in Unix milliseconds. */
export const servicesTime = (now: number): number => now + servicesAhead();
