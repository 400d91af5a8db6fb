import { accountCodes } from '@foyer/contract/accounts';
import type { ApiFailure } from './apiResult.ts';

interface Attempt {
  /** 1 for the first attempt. */
  attempt: number;
  repeatable: boolean;
  failure: ApiFailure;
}

/**
 * HT-01: at most two retries, on network errors and 5xx, when repeating is safe and the server has not retried: three
 * requests in total. A 500 with 15006 is a response, not a fault (F4).
 */
export function shouldRetry({ attempt, repeatable, failure }: Attempt): boolean {
  if (!repeatable || attempt > 2) return false;
  if (failure.kind === 'noResponse') return failure.isRetried !== true && failure.why !== 'timedOut';
  return failure.kind === 'broken' && failure.isRetried !== true && failure.code !== accountCodes.tokenNotUsable;
}
