import { accountCodes } from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import type { PasswordAttempts } from '@foyer/contract/endpoint';
import type { ApiFailure } from '../../services/api/apiResult.ts';

/** Why a login failed. Each has a message under `login.error.*` (AU-05, AU-19). */
export type LoginError =
  | 'missingCredentials'
  | 'unauthorized'
  | 'noResponse'
  | 'failed'
  /** The service cannot be reached now. */
  | 'unavailable'
  | 'general'
  | 'deactivated'
  | 'closed'
  | 'blacklisted'
  | 'selfExcluded'
  | 'onBreak'
  | 'underReview'
  /** A registration or the app opens a session at this moment. */
  | 'busy'
  /** The browser stores no cookies or site data, so that no session can last. */
  | 'storageRefused';

/**
 * What a refusal states. The service alone counts attempts (AU-06), because a page knows nothing of those of other
 * tabs, devices and earlier loads.
 */
export interface RefusalFacts extends PasswordAttempts {
  /** ISO 8601: end of a break that the player takes. */
  until?: string | undefined;
  /** Wait that the service demands after too many attempts (429). */
  retryAfterMs?: number | undefined;
  /** Opens the state of a self-exclusion and the way back, without a session. */
  returnToken?: string | undefined;
}

/** State of the login form (S4). */
export type LoginState =
  | { step: 'no-session' }
  | { step: 'requesting' }
  | ({ step: 'failed'; error: LoginError } & RefusalFacts)
  | { step: 'logged-in' };

export type LoginOutcome =
  | { outcome: 'success'; login: LoginSuccess; serverNow: number }
  | ({ outcome: 'failure'; error: LoginError } & RefusalFacts);

/** Errors after which nobody has looked at the username and password, as far as the page knows. */
export const uncheckedErrors: readonly LoginError[] = ['noResponse', 'unavailable'];

export const noLogin: LoginState = { step: 'no-session' };

/** Returns the defined facts only. */
export function refusalFactsOf(facts: RefusalFacts): RefusalFacts {
  const { until, retryAfterMs, returnToken, attemptsLeft, lockedSeconds } = facts;
  return {
    ...(until !== undefined && { until }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(returnToken !== undefined && { returnToken }),
    ...(attemptsLeft !== undefined && { attemptsLeft }),
    ...(lockedSeconds !== undefined && { lockedSeconds }),
  };
}

const errorOfCode: Readonly<Record<number, LoginError>> = {
  [accountCodes.accountDeactivated]: 'deactivated',
  [accountCodes.accountClosed]: 'closed',
  [accountCodes.accountBlacklisted]: 'blacklisted',
  [accountCodes.accountSelfExcluded]: 'selfExcluded',
  [accountCodes.accountOnBreak]: 'onBreak',
  [accountCodes.accountUnderReview]: 'underReview',
};

/** A 200 with a code is a refusal: codes of account states have their own texts, any other is 'Login Failed'. */
export function errorOfRefusal(code: number): LoginError {
  return errorOfCode[code] ?? 'failed';
}

/** AU-05: maps a failed call to its error. */
export function errorOfFailure(failure: ApiFailure): LoginError {
  switch (failure.kind) {
    case 'noResponse':
      return 'noResponse';
    case 'malformed':
    case 'aborted':
      return 'general';
    case 'refused':
    case 'broken':
      if (failure.status === 400) return 'missingCredentials';
      if (failure.status === 401) return 'unauthorized';
      if (failure.status === 502 || failure.status === 503) return 'unavailable';
      return failure.code === null ? 'failed' : errorOfRefusal(failure.code);
  }
}
