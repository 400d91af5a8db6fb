import { sessionEndingCodes } from '@foyer/contract/accounts';
import type { ApiFailure } from '../api/apiResult.ts';

/** S8: whether a failure has a security or identification code that ends the session. */
function endsSession(failure: ApiFailure): boolean {
  return 'code' in failure && failure.code !== null && sessionEndingCodes.includes(failure.code);
}

interface EndingFacts {
  failure: ApiFailure;
  /** Bearer token of the failed call; null without one. */
  usedToken: string | null;
  /** The tab's current user token. */
  currentToken: string | null;
  /** Whether the current token has expired and can be renewed. */
  isRenewable: boolean;
}

/**
 * Effect of a failed call on the session: none, renew an expired token first, or the end. A failure without a token,
 * with an older one or with a launch token says nothing about the current session.
 */
export function sessionAfterFailure({
  failure,
  usedToken,
  currentToken,
  isRenewable,
}: EndingFacts): 'stays' | 'renew' | 'ends' {
  if (currentToken === null || !endsSession(failure)) return 'stays';
  if (usedToken !== currentToken) return 'stays';
  return isRenewable ? 'renew' : 'ends';
}
