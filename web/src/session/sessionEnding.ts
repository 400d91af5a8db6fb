import { sessionEndingCodes } from '@foyer/contract/accounts';
import type { ApiFailure } from '../api/apiResult.ts';

/** S8: a security or identification code of the token's validation ends the session. */
export function endsSession(failure: ApiFailure): boolean {
  return 'code' in failure && failure.code !== null && sessionEndingCodes.includes(failure.code);
}

export interface EndingFacts {
  failure: ApiFailure;
  /** Token that the failed call carried as bearer; null when it carried none. */
  usedToken: string | null;
  /** The tab's user token by now. */
  currentToken: string | null;
  /** Whether the current token is past its end, and could be renewed. */
  isRenewable: boolean;
}

/**
 * What a failed call means for the session: nothing; that the token has just run out and should be renewed first; or
 * the end. An answer to an older token, or to a launch token, says nothing about the session of now.
 */
export function sessionAfterFailure({
  failure,
  usedToken,
  currentToken,
  isRenewable,
}: EndingFacts): 'stays' | 'renew' | 'ends' {
  if (currentToken === null || !endsSession(failure)) return 'stays';
  if (usedToken !== null && usedToken !== currentToken) return 'stays';
  return isRenewable ? 'renew' : 'ends';
}
