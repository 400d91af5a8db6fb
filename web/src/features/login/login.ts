import { accountCodes } from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import type { ApiFailure } from '../../services/api/apiResult.ts';

/** Why a login failed. Each has a message under `login.error.*` (AU-05, AU-19). */
export type LoginError =
  | 'missingCredentials'
  | 'unauthorized'
  | 'noResponse'
  | 'failed'
  | 'general'
  | 'deactivated'
  | 'closed'
  | 'blacklisted'
  | 'selfExcluded'
  | 'onBreak'
  | 'underReview'
  /** The browser stores no cookies or site data, so that no session can last. */
  | 'storageRefused';

/**
 * S9. The page counts attempts only to show how many remain and to offer the password reset; the service enforces the
 * limit (AU-06).
 */
export const maxLoginAttempts = 4;
/** The service resets the count after this time without a failed attempt. */
const attemptsForgottenMs = 15 * 60_000;

/** Refused attempts for one username. */
export interface Attempts {
  username: string;
  failed: number;
  /** Unix milliseconds. */
  lastAt: number;
}

/** What a refusal states. */
export interface RefusalFacts {
  /** ISO 8601: end of a break that the player takes. */
  until?: string | undefined;
  /** Wait that the service demands after too many attempts (429). */
  retryAfterMs?: number | undefined;
  /** Opens the state of a self-exclusion and the way back, without a session. */
  returnToken?: string | undefined;
}

/** `left`: remaining attempts of the username. */
export type LoginState =
  | { step: 'no-session'; attempts: Attempts | null }
  | { step: 'requesting'; id: number; username: string; attempts: Attempts | null }
  | ({ step: 'failed'; error: LoginError; left: number; attempts: Attempts | null } & RefusalFacts)
  | { step: 'logged-in' };

export type LoginOutcome =
  | { outcome: 'success'; login: LoginSuccess; serverNow: number }
  | ({ outcome: 'failure'; error: LoginError; isLocked: boolean } & RefusalFacts);

export type LoginEvent =
  | {
      type: 'submitted';
      id: number;
      username: string;
      password: string;
      hasTokens: boolean;
      now: number;
    }
  | ({ type: 'responded'; id: number; error: LoginError | null; isLocked: boolean; now: number } & RefusalFacts)
  /** The player closed the form; the response is ignored. */
  | { type: 'cancelled' };

export const noLogin: LoginState = { step: 'no-session', attempts: null };

/** Returns the next state of a login (S4, AU-02). An event that does not fit the state changes nothing (AU-03). */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'submitted': {
      if (state.step === 'requesting' || event.hasTokens) return state;
      const attempts = attemptsOf(state);
      const left = attemptsLeft(attempts, event.username, event.now);
      if (event.username.trim() === '' || event.password === '')
        return { step: 'failed', error: 'missingCredentials', left, attempts };
      return { step: 'requesting', id: event.id, username: event.username, attempts };
    }
    case 'responded': {
      if (state.step !== 'requesting' || state.id !== event.id) return state;
      if (event.error === null) return { step: 'logged-in' };
      const attempts =
        event.error === 'unauthorized' ? afterRefusal(state.attempts, state.username, event) : state.attempts;
      return {
        step: 'failed',
        error: event.error,
        left: attemptsLeft(attempts, state.username, event.now),
        attempts,
        ...refusalFactsOf(event),
      };
    }
    case 'cancelled':
      return state.step === 'requesting' || state.step === 'failed'
        ? { step: 'no-session', attempts: state.attempts }
        : state;
  }
}

/** Returns the defined facts only. */
export function refusalFactsOf({ until, retryAfterMs, returnToken }: RefusalFacts): RefusalFacts {
  return {
    ...(until !== undefined && { until }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(returnToken !== undefined && { returnToken }),
  };
}

export function attemptsOf(state: LoginState): Attempts | null {
  return state.step === 'logged-in' ? null : state.attempts;
}

const nameOf = (username: string) => username.trim().toLowerCase();

function afterRefusal(
  before: Attempts | null,
  username: string,
  { isLocked, now }: { isLocked: boolean; now: number },
): Attempts {
  const left = attemptsLeft(before, username, now);
  // The service refused without a lock although no attempt is left here: it has reset its count, for example after a
  // password reset.
  const failed = isLocked ? maxLoginAttempts : left === 0 ? 1 : maxLoginAttempts - left + 1;
  return { username: nameOf(username), failed, lastAt: now };
}

/** Returns how many of the four attempts this username has left, as far as this page knows. */
export function attemptsLeft(attempts: Attempts | null, username: string, now: number): number {
  if (attempts === null || attempts.username !== nameOf(username) || now - attempts.lastAt >= attemptsForgottenMs)
    return maxLoginAttempts;
  return maxLoginAttempts - attempts.failed;
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
      return failure.code === null ? 'failed' : errorOfRefusal(failure.code);
  }
}
