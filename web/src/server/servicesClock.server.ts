import type { Clock } from '../base/clock.ts';
import { serverClock } from '../base/serverClock.server.ts';

/** Tracks the difference between the services' clock and this server's. */
export interface ServicesClock {
  /** Reads the time from a response of a service. */
  observe(headers: Pick<Headers, 'get' | 'has'>): void;
  /** Milliseconds; negative when the services' clock is behind. */
  aheadMs(): number;
  /** Their time in Unix milliseconds, whatever this server's clock did since the last response; null before the first. */
  now(): number | null;
}

/** `Date` has a resolution of one second and the response took a while, so smaller differences are uncertain. */
const toleranceMs = 3000;
/** RFC 9110: the header names the second in which the response was generated. */
const halfSecondMs = 500;

/**
 * Tracks the services' clock by the `Date` header of responses. Expiry and start of a session are times of that clock,
 * so comparisons need the difference.
 */
export function createServicesClock(
  clock: Pick<Clock, 'now' | 'elapsed'> = { ...serverClock, elapsed: () => process.uptime() * 1000 },
): ServicesClock {
  let aheadMs = 0;
  let startedAt: number | null = null;
  return {
    observe(headers) {
      // A cached response has the time of its generation, not the current time.
      if (headers.has('age')) return;
      const sentAt = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(sentAt)) return;
      startedAt = sentAt + halfSecondMs - clock.elapsed();
      const difference = sentAt + halfSecondMs - clock.now();
      if (Math.abs(difference) <= toleranceMs) aheadMs = 0;
      // Keep the value for differences within the tolerance, so that it does not oscillate.
      else if (Math.abs(difference - aheadMs) > toleranceMs) aheadMs = difference;
    },
    aheadMs: () => aheadMs,
    now: () => (startedAt === null ? null : startedAt + clock.elapsed()),
  };
}
