import { addressGroup } from '@foyer/contract/networkAddress';

/** Maximum number of failed logins per address in a window, counted across all user names (AU-20). */
export const maxFailuresPerAddress = 50;
export const addressWindowMs = 10 * 60_000;
const maxAddresses = 10_000;

export interface AddressLimit {
  /** Returns the seconds until the address may try again, or null if it may try now. */
  waitSeconds(address: string, now: number): number | null;
  recordFailure(address: string, now: number): void;
}

/** Lives in memory only. The limit slows guessing down, and losing it on restart is acceptable. */
export function createAddressLimit(): AddressLimit {
  const windows = new Map<string, { failures: number; endsAt: number }>();
  return {
    waitSeconds(address, now) {
      const window = windows.get(addressGroup(address));
      if (!window || now >= window.endsAt || window.failures < maxFailuresPerAddress) return null;
      return Math.ceil((window.endsAt - now) / 1000);
    },
    recordFailure(address, now) {
      const group = addressGroup(address);
      const window = windows.get(group);
      const isRunning = window !== undefined && now < window.endsAt;
      windows.delete(group);
      windows.set(
        group,
        isRunning ? { ...window, failures: window.failures + 1 } : { failures: 1, endsAt: now + addressWindowMs },
      );
      const oldest = windows.keys().next();
      if (windows.size > maxAddresses && !oldest.done) windows.delete(oldest.value);
    },
  };
}
