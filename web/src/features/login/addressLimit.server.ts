import { addressGroup } from '@foyer/contract/networkAddress';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface AddressLimit {
  /** Counts a call of this address; seconds to wait when it made too many, else null. */
  waitSeconds(address: string): Promise<number | null>;
}

/** Enough for a household or an office behind one address, and far too little for guessing; the accounts service limits failures. */
export function createAddressLimit({ calls = 100, seconds = 60 }: { calls?: number; seconds?: number } = {}): AddressLimit {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return {
    async waitSeconds(address) {
      try {
        await limiter.consume(addressGroup(address));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
  };
}
