import { accountCodes } from '@foyer/contract/accounts';
import type { ApiFailure } from '../../api/apiResult.ts';
import type { Result } from '../../base/result.ts';

/** A player's list of games, asked for with the user token. */
export interface ListSource {
  /** Missing where the service does not offer the list (S8): there is none then. */
  ask: ((token: string) => Promise<Result<readonly number[], ApiFailure>>) | undefined;
  userToken: () => string | null;
  clearUserToken: () => void;
  /** Unix milliseconds. */
  now: () => number;
}

/** Shortest time between two fetches of one list in milliseconds (S9). */
export const fetchThrottleMs = 1000;

/**
 * LB-07: what a fetch gives: the list, or null when it came too soon after the last one and the list stays as it is.
 * Every failure is an empty list; a refused token is dropped, so that nobody asks with it again.
 */
export function createListFetch({
  ask,
  userToken,
  clearUserToken,
  now,
}: ListSource): () => Promise<readonly number[] | null> {
  let lastAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const token = userToken();
    if (ask === undefined || token === null) return [];
    if (now() - lastAt < fetchThrottleMs) return null;
    lastAt = now();
    const response = await ask(token);
    if (response.ok) return response.value;
    // The token may have been renewed meanwhile: only the one that was refused goes.
    if (isTokenRefused(response.failure) && userToken() === token) clearUserToken();
    return [];
  };
}

/** 401, or 500 with code 15006 (S8). Other failures were reported where the call was made. */
export function isTokenRefused(failure: ApiFailure): boolean {
  if (failure.kind === 'refused') return failure.status === 401;
  return failure.kind === 'broken' && failure.status === 500 && failure.code === accountCodes.tokenNotUsable;
}
