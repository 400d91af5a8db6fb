import { accountCodes } from '@foyer/contract/accounts';
import { expect, test } from 'vitest';
import type { ApiFailure } from './apiResult.ts';
import { shouldRetry } from './shouldRetry.ts';

const broken = { kind: 'broken', status: 503, code: null, message: '' } as const;

test.each<[string, ApiFailure, boolean]>([
  ['no response', { kind: 'noResponse' }, true],
  ['no response after retries of the server', { kind: 'noResponse', isRetried: true }, false],
  ['no response in time', { kind: 'noResponse', why: 'timedOut' }, false],
  ['a 5xx', broken, true],
  ['a 5xx after retries of the server', { ...broken, isRetried: true }, false],
  ['a 5xx with another code', { ...broken, code: 1 }, true],
  ['a token that is not usable', { ...broken, status: 500, code: accountCodes.tokenNotUsable }, false],
  ['a 4xx', { kind: 'refused', status: 404, code: null, message: '' }, false],
  ['a malformed response', { kind: 'malformed' }, false],
  ['a call that was aborted', { kind: 'aborted' }, false],
])('HT-01 retries a repeatable call after %s: %j %s', (_name, failure, isRetried) => {
  expect([1, 2, 3].map((attempt) => shouldRetry({ attempt, repeatable: true, failure }))).toEqual([
    isRetried,
    isRetried,
    false,
  ]);
});

test('HT-01 never retries a call that is not repeatable', () => {
  for (const failure of [{ kind: 'noResponse' }, broken] as const)
    expect(shouldRetry({ attempt: 1, repeatable: false, failure })).toBe(false);
});
