import { accountCodes, login } from '@foyer/contract/accounts';
import { errorBody } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { loadLazyMessages } from '../../i18n/loadLazyMessages.ts';
import { createTranslate, loadMessages } from '../../i18n/messages.ts';
import { errorOfFailure, errorOfRefusal, refusalFactsOf, uncheckedErrors } from './login.ts';
import { postLogin } from './loginApi.ts';

await loadLazyMessages('en', 'login');
const t = createTranslate(await loadMessages('en'));

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

test('AU-05 says that details were not checked only after no response or while the service cannot be reached', () => {
  const failures = [refused(400), refused(401), refused(429), refused(500), refused(502), refused(503)];
  expect(failures.map((failure) => uncheckedErrors.includes(errorOfFailure(failure)))).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(uncheckedErrors).toContain(errorOfFailure({ kind: 'noResponse' }));
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

test('AU-06 AU-19 a refusal has the facts that the service states, and no undefined fields', () => {
  const facts = { until: '2026-02-01T00:00:00Z', attemptsLeft: 0, lockedSeconds: 540, retryAfterMs: 540_000 };
  expect(refusalFactsOf({ ...facts, returnToken: undefined })).toEqual(facts);
  expect(Object.keys(refusalFactsOf({ until: undefined, attemptsLeft: undefined }))).toEqual([]);
  expect(errorOfRefusal(accountCodes.accountOnBreak)).toBe('onBreak');
});

test('AU-05 an aborted call is a general failure, and a refused call follows its code', () => {
  expect(errorOfFailure({ kind: 'aborted' })).toBe('general');
  expect(errorOfFailure(refused(403, accountCodes.accountClosed))).toBe('closed');
  expect(errorOfFailure(refused(500, accountCodes.accountOnBreak))).toBe('onBreak');
});
