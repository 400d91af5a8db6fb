import { accountCodes, login } from '@foyer/contract/accounts';
import { errorBody } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { errorOfFailure, errorOfRefusal, nextLoginState, noLogin } from './login.ts';
import type { LoginError, LoginEvent, LoginState } from './login.ts';
import { postLogin } from './loginApi.ts';

await loadLazyMessages('en', 'login');
const t = createTranslate(await loadMessages('en'));
const submitted = (id: number, overrides: Partial<Extract<LoginEvent, { type: 'submitted' }>> = {}): LoginEvent => ({
  type: 'submitted',
  id,
  username: 'mira',
  password: 'secret',
  hasTokens: false,
  ...overrides,
});
const responded = (id: number, error: LoginError | null): LoginEvent => ({
  type: 'responded',
  id,
  error,
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

test('AU-06 a refusal keeps what the service says of the limit, and the next attempt is sent', () => {
  const limit = { attemptsLeft: 0, lockedSeconds: 540 };
  const refusedLogin = after(submitted(1), { type: 'responded', id: 1, error: 'unauthorized', ...limit });
  expect(refusedLogin).toEqual({ step: 'failed', error: 'unauthorized', ...limit });
  expect(nextLoginState(refusedLogin, submitted(2))).toEqual({ step: 'requesting', id: 2 });
});

test('AU-06 says nothing of attempts that the service does not name', () => {
  expect(after(submitted(1), responded(1, 'unauthorized'))).toEqual({ step: 'failed', error: 'unauthorized' });
});

test('AU-06 a refusal keeps the time to wait', () => {
  expect(after(submitted(1), { type: 'responded', id: 1, error: 'failed', retryAfterMs: 540_000 })).toMatchObject({
    step: 'failed',
    retryAfterMs: 540_000,
  });
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

test('AU-02 giving up clears a failure', () => {
  expect(after(submitted(1), responded(1, 'unauthorized'), { type: 'cancelled' })).toEqual(noLogin);
  expect(after({ type: 'cancelled' })).toBe(noLogin);
  expect(after(submitted(1), responded(1, null), { type: 'cancelled' })).toEqual({ step: 'logged-in' });
});

test('AU-19 a refusal keeps the end of a break and has no undefined fields', () => {
  const until = '2026-02-01T00:00:00Z';
  const failedWith = (facts: object) => after(submitted(1), { type: 'responded', id: 1, error: 'onBreak', ...facts });
  expect(failedWith({ until })).toEqual({ step: 'failed', error: 'onBreak', until });
  expect(Object.keys(failedWith({ until: undefined, retryAfterMs: undefined }))).toEqual(['step', 'error']);
  expect(errorOfRefusal(accountCodes.accountOnBreak)).toBe('onBreak');
});

test('AU-05 an aborted call is a general failure, and a refused call follows its code', () => {
  expect(errorOfFailure({ kind: 'aborted' })).toBe('general');
  expect(errorOfFailure(refused(403, accountCodes.accountClosed))).toBe('closed');
  expect(errorOfFailure(refused(500, accountCodes.accountOnBreak))).toBe('onBreak');
});
