import type { AnyEndpoint, RateLimit } from '@foyer/contract/endpoint';
import { addressGroup } from '@foyer/contract/networkAddress';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface CallLimit {
  /**
   * Counts a call and returns the seconds to wait when there were too many, else null.
   * @param caller an IP address, of which IPv6 counts by network, or the name of a session
   */
  waitSeconds(caller: string): Promise<number | null>;
}

/** One process counts for itself and forgets with a restart. */
export function createCallLimit({ calls, seconds }: RateLimit): CallLimit {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return {
    async waitSeconds(caller) {
      try {
        await limiter.consume(addressGroup(caller));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
  };
}

/**
 * How often one caller may make a call: what its description says, else a limit that no page comes near. An address
 * may be a household or an office; a session is one browser.
 */
export function rateLimitOf({
  rateLimit,
  method,
  auth,
}: Pick<AnyEndpoint, 'rateLimit' | 'method' | 'auth'>): RateLimit {
  if (rateLimit !== undefined) return rateLimit;
  if (auth === 'none') return { calls: method === 'GET' ? 1200 : 120, seconds: 60 };
  return { calls: method === 'GET' ? 600 : 240, seconds: 60 };
}
