/** How far the clock of the operator's services is ahead of this server's. */
export interface ServicesClock {
  /** Reads the time from a response of a service. */
  observe(headers: Headers): void;
  /** Milliseconds; negative when the services are behind. */
  aheadMs(): number;
}

/** A `Date` header names a second and the response took a while, so smaller differences are not certain. */
const toleranceMs = 3000;
/** RFC 9110: the header names the second in which the response was made. */
const halfSecondMs = 500;

/**
 * Follows the services' clock by the `Date` header of their responses. Expiry and the begin of a session are times of
 * that clock, so whatever compares with them needs the difference.
 */
export function createServicesClock(now: () => number): ServicesClock {
  let aheadMs = 0;
  return {
    observe(headers) {
      // A response from a cache carries the time it was made at, not the time of now.
      if (headers.has('age')) return;
      const sentAt = Date.parse(headers.get('date') ?? '');
      if (Number.isNaN(sentAt)) return;
      const difference = sentAt + halfSecondMs - now();
      if (Math.abs(difference) <= toleranceMs) aheadMs = 0;
      // Responses that arrive within the tolerance of what is known already keep it, so that it does not waver.
      else if (Math.abs(difference - aheadMs) > toleranceMs) aheadMs = difference;
    },
    aheadMs: () => aheadMs,
  };
}
