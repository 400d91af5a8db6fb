import { accountCodes, login } from '@foyer/contract/accounts';
import { errorBody } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import {
  attemptsLeft,
  attemptsOf,
  errorOfFailure,
  errorOfRefusal,
  maxLoginAttempts,
  nextLoginState,
  noLogin,
} from './login.ts';
import type { LoginError, LoginEvent, LoginState } from './login.ts';
import { postLogin } from './loginApi.ts';

await loadLazyMessages('en', 'login');
const t = createTranslate(await loadMessages('en'));
const now = Date.UTC(2026, 0, 15);
const submitted = (id: number, overrides: Partial<Extract<LoginEvent, { type: 'submitted' }>> = {}): LoginEvent => ({
  type: 'submitted',
  id,
  username: 'mira',
  password: 'secret',
  hasTokens: false,
  now,
  ...overrides,
});
const responded = (id: number, error: LoginError | null, isLocked = false): LoginEvent => ({
  type: 'responded',
  id,
  error,
  isLocked,
  now,
});
const after = (...events: LoginEvent[]): LoginState => events.reduce(nextLoginState, noLogin);

test('AU-02 a login goes from no session through requesting to logged in', () => {
  expect(after(submitted(1))).toMatchObject({ step: 'requesting', id: 1 });
  expect(after(submitted(1), responded(1, null))).toEqual({ step: 'logged-in' });
});

test('AU-02 a failure has its reason, and the next attempt starts over', () => {
  expect(after(submitted(1), responded(1, 'noResponse'))).toMatchObject({ step: 'failed', error: 'noResponse' });
  expect(after(submitted(1), responded(1, 'noResponse'), submitted(2))).toMatchObject({ step: 'requesting', id: 2 });
});

describe('AU-03 a login is ignored', () => {
  test('while tokens exist', () => expect(after(submitted(1, { hasTokens: true }))).toBe(noLogin));
  test('while another login is in flight', () =>
    expect(after(submitted(1), submitted(2))).toMatchObject({ step: 'requesting', id: 1 }));
});

test('AU-02 ignores a response after the player gave up', () => {
  expect(after(submitted(1), { type: 'cancelled' }, responded(1, null))).toEqual(noLogin);
  expect(after(submitted(1), { type: 'cancelled' }, submitted(2), responded(1, null))).toMatchObject({
    step: 'requesting',
    id: 2,
  });
});

test('AU-05 fails without a request when username or password is missing', () => {
  for (const empty of [{ username: ' ' }, { password: '' }])
    expect(after(submitted(1, empty))).toMatchObject({ step: 'failed', error: 'missingCredentials' });
});

test('counts only refused attempts, per username', () => {
  const one = after(submitted(1), responded(1, 'unauthorized'), submitted(2), responded(2, 'noResponse'));
  const attempts = attemptsOf(one);
  expect(attemptsLeft(attempts, ' Mira', now)).toBe(maxLoginAttempts - 1);
  expect(attemptsLeft(attempts, 'other', now)).toBe(maxLoginAttempts);
  expect(attemptsLeft(attempts, 'mira', now + 15 * 60_000)).toBe(maxLoginAttempts);
});

const refusals = (count: number) =>
  Array.from({ length: count }, (_, index) => [submitted(index + 1), responded(index + 1, 'unauthorized')]).flat();

test('AU-06 sends further logins although four refusals leave no attempts', () => {
  expect(after(...refusals(4))).toMatchObject({ step: 'failed', error: 'unauthorized', left: 0 });
  expect(after(...refusals(4), submitted(5))).toMatchObject({ step: 'requesting', id: 5 });
  expect(after(...refusals(4), submitted(5), responded(5, null))).toEqual({ step: 'logged-in' });
  expect(after(...refusals(4), submitted(5), responded(5, 'unauthorized', true))).toMatchObject({
    step: 'failed',
    left: 0,
  });
});

test('AU-06 an unlocked refusal after four refusals starts a new count', () => {
  expect(after(...refusals(5))).toMatchObject({ step: 'failed', error: 'unauthorized', left: maxLoginAttempts - 1 });
});

test('AU-06 a refusal keeps the time to wait', () => {
  expect(
    after(submitted(1), { type: 'responded', id: 1, error: 'failed', isLocked: false, now, retryAfterMs: 540_000 }),
  ).toMatchObject({ step: 'failed', retryAfterMs: 540_000 });
});

test('a locked username has no attempts left', () => {
  const locked = after(submitted(1), responded(1, 'unauthorized', true));
  expect(attemptsLeft(attemptsOf(locked), 'mira', now)).toBe(0);
});

const refused = (status: number, code: number | null = null) =>
  ({ kind: status >= 500 ? 'broken' : 'refused', status, code, message: '' }) as const;

test.each([
  [refused(400), 'Missing Username or Password'],
  [refused(400, accountCodes.missingCredentials), 'Missing Username or Password'],
  [refused(401, accountCodes.wrongCredentials), 'Unauthorized'],
  [refused(401, accountCodes.tooManyAttempts), 'Unauthorized'],
  [{ kind: 'noResponse' } as const, 'No Server Response'],
  [refused(403), 'Login Failed'],
  [refused(429, accountCodes.tooManyAttempts), 'Login Failed'],
  [refused(500), 'Login Failed'],
  [refused(502), 'Login Failed'],
  [{ kind: 'malformed' } as const, 'A general error occurred while logging in, try again or contact customer support'],
])('AU-05 shows the specified message for %o', (failure, sentence) => {
  expect(t(`login.error.${errorOfFailure(failure)}`)).toBe(sentence);
});

test('AU-05 a refusal with a known account code has its own message', () => {
  expect(t(`login.error.${errorOfRefusal(12345)}`)).toBe('Login Failed');
  expect(errorOfRefusal(accountCodes.accountClosed)).toBe('closed');
  expect(errorOfRefusal(accountCodes.accountSelfExcluded)).toBe('selfExcluded');
  expect(errorOfRefusal(accountCodes.accountBlacklisted)).toBe('blacklisted');
  expect(errorOfRefusal(accountCodes.accountDeactivated)).toBe('deactivated');
});

test('AU-05 a refused login may have a code without a message', () => {
  expect(v.safeParse(login.response, { code: 10505 })).toMatchObject({
    success: true,
    output: { code: 10505, message: '' },
  });
  expect(v.safeParse(postLogin.response, { code: 10505 })).toMatchObject({ success: true });
  expect(v.safeParse(errorBody, { code: 10506 })).toMatchObject({ success: true, output: { code: 10506 } });
});

test('AU-02 giving up clears a failure and keeps the attempts', () => {
  const refusedOnce = after(submitted(1), responded(1, 'unauthorized'));
  expect(nextLoginState(refusedOnce, { type: 'cancelled' })).toEqual({
    step: 'no-session',
    attempts: attemptsOf(refusedOnce),
  });
  expect(after({ type: 'cancelled' })).toBe(noLogin);
  expect(after(submitted(1), responded(1, null), { type: 'cancelled' })).toEqual({ step: 'logged-in' });
});

test('AU-05 a missing password keeps the counted attempts', () => {
  const attempts = { username: 'mira', failed: 1, lastAt: now };
  expect(after(submitted(1), responded(1, 'unauthorized'), submitted(2, { password: '' }))).toEqual({
    step: 'failed',
    error: 'missingCredentials',
    left: 3,
    attempts,
  });
});

test('AU-06 counts attempts per username for fifteen minutes', () => {
  const attempts = { username: 'mira', failed: 1, lastAt: now };
  expect([15 * 60_000 - 1, 15 * 60_000].map((ms) => attemptsLeft(attempts, 'MIRA ', now + ms))).toEqual([3, 4]);
  expect(attemptsLeft(null, 'mira', now)).toBe(4);
  expect(attemptsOf(after(...refusals(2)))).toEqual({ username: 'mira', failed: 2, lastAt: now });
});

test('AU-19 a refusal keeps the end of a break and has no undefined fields', () => {
  const until = '2026-02-01T00:00:00Z';
  const failedWith = (facts: object) =>
    after(submitted(1), { type: 'responded', id: 1, error: 'onBreak', isLocked: false, now, ...facts });
  expect(failedWith({ until })).toEqual({ step: 'failed', error: 'onBreak', left: 4, attempts: null, until });
  expect(Object.keys(failedWith({ until: undefined, retryAfterMs: undefined }))).toEqual([
    'step',
    'error',
    'left',
    'attempts',
  ]);
  expect(errorOfRefusal(accountCodes.accountOnBreak)).toBe('onBreak');
});

test('AU-05 an aborted call is a general failure, and a refused call follows its code', () => {
  expect(errorOfFailure({ kind: 'aborted' })).toBe('general');
  expect(errorOfFailure(refused(403, accountCodes.accountClosed))).toBe('closed');
  expect(errorOfFailure(refused(500, accountCodes.accountOnBreak))).toBe('onBreak');
});
