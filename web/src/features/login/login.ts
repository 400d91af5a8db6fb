import { accountCodes } from '@foyer/contract/accounts';
import type { LoginSuccess } from '@foyer/contract/accounts';
import type { ApiFailure } from '../../api/apiResult.ts';

/** Why a login failed. Each has its sentence in the messages under `login.error.*` (AU-05, AU-19). */
export type LoginError =
  | 'missingCredentials'
  | 'unauthorized'
  | 'noAnswer'
  | 'failed'
  | 'general'
  | 'deactivated'
  | 'closed'
  | 'blacklisted'
  | 'selfExcluded'
  | 'onBreak';

/** S9. Counted here only to say how many attempts are left and to offer the password reset; the service alone refuses (AU-06). */
export const maxLoginAttempts = 4;
/** After that long without a failed attempt the service counts from the start. */
const attemptsForgottenMs = 15 * 60_000;

/** Attempts that the service refused for one user name. */
export interface Attempts {
  username: string;
  failed: number;
  /** Unix milliseconds. */
  lastAt: number;
}

/** What a refusal says about time. */
export interface RefusalFacts {
  /** ISO 8601: the end of a break that the player takes. */
  until?: string | undefined;
  /** How long the service asks the player to wait after too many attempts (429). */
  retryAfterMs?: number | undefined;
}

/** `left`: attempts that the user name has left. */
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
      isLoggingOut: boolean;
      now: number;
    }
  | ({ type: 'answered'; id: number; error: LoginError | null; isLocked: boolean; now: number } & RefusalFacts)
  /** The player closed the form: the answer is nobody's. */
  | { type: 'gaveUp' };

export const noLogin: LoginState = { step: 'no-session', attempts: null };

/** The steps of a login (S4, AU-02). An event that does not fit the step changes nothing (AU-03). */
export function nextLoginState(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'submitted': {
      if (state.step === 'requesting' || event.hasTokens || event.isLoggingOut) return state;
      const attempts = attemptsOf(state);
      const left = attemptsLeft(attempts, event.username, event.now);
      if (event.username.trim() === '' || event.password === '')
        return { step: 'failed', error: 'missingCredentials', left, attempts };
      return { step: 'requesting', id: event.id, username: event.username, attempts };
    }
    case 'answered': {
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
    case 'gaveUp':
      return state.step === 'requesting' || state.step === 'failed'
        ? { step: 'no-session', attempts: state.attempts }
        : state;
  }
}

/** The facts that are there, without keys that hold nothing. */
export function refusalFactsOf({ until, retryAfterMs }: RefusalFacts): RefusalFacts {
  return { ...(until !== undefined && { until }), ...(retryAfterMs !== undefined && { retryAfterMs }) };
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
  // A refusal that is no lock, although no attempt is left here: the service has counted anew, after a password reset for example.
  const failed = isLocked ? maxLoginAttempts : left === 0 ? 1 : maxLoginAttempts - left + 1;
  return { username: nameOf(username), failed, lastAt: now };
}

/** How many of the four attempts this user name has left, as far as this page knows. */
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
};

/** A 200 with a code refuses the login: an account that may not log in has its own text, anything else is 'Login Failed'. */
export function errorOfRefusal(code: number): LoginError {
  return errorOfCode[code] ?? 'failed';
}

/** AU-05: which sentence a failed call gets. */
export function errorOfFailure(failure: ApiFailure): LoginError {
  switch (failure.kind) {
    case 'noAnswer':
      return 'noAnswer';
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
