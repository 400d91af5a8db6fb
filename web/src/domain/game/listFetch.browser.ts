import { accountCodes } from '@foyer/contract/accounts';
import type { Result } from '../../base/result.ts';
import type { ApiFailure } from '../../services/api/apiResult.ts';

/** A player's list of games, fetched with the user token. */
export interface ListSource {
  /** Missing if the service does not offer the list (S8); it is then empty. */
  request: ((token: string) => Promise<Result<readonly number[], ApiFailure>>) | undefined;
  userToken: () => string | null;
  clearUserToken: () => void;
  /** Unix milliseconds. */
  now: () => number;
}

/** Minimum interval between two fetches of one list, in milliseconds (S9). */
export const fetchThrottleMs = 1000;

/**
 * LB-07: resolves with the list, or null if it was fetched too recently and stays as it is. Every failure gives an
 * empty list; a refused token is cleared, so that it is not used again.
 */
export function createListFetch({
  request,
  userToken,
  clearUserToken,
  now,
}: ListSource): () => Promise<readonly number[] | null> {
  let lastAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const token = userToken();
    if (request === undefined || token === null) return [];
    if (now() - lastAt < fetchThrottleMs) return null;
    lastAt = now();
    const response = await request(token);
    if (response.ok) return response.value;
    // The token may have been renewed in the meantime: clear only the refused one.
    if (isTokenRefused(response.failure) && userToken() === token) clearUserToken();
    return [];
  };
}

/** 401, or 500 with code 15006 (S8). Other failures were reported by the caller. */
export function isTokenRefused(failure: ApiFailure): boolean {
  if (failure.kind === 'refused') return failure.status === 401;
  return failure.kind === 'broken' && failure.status === 500 && failure.code === accountCodes.tokenNotUsable;
}
