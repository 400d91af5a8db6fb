import { addressGroup } from '@foyer/contract/networkAddress';
import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface CallLimit {
  /** False when this address has made too many calls. */
  mayCall(address: string): Promise<boolean>;
}

/** Reports come from anyone; a page in trouble must not fill the log. */
export function createCallLimit({ calls = 60, seconds = 60 }: { calls?: number; seconds?: number } = {}): CallLimit {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return {
    mayCall: (address) =>
      limiter.consume(addressGroup(address)).then(
        () => true,
        () => false,
      ),
  };
}
