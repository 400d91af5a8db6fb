import { accountCodes } from '@foyer/contract/accounts';
import { expect, test } from 'vitest';
import { sessionAfterFailure } from './sessionAfterFailure.ts';

const refused = (code: number | null) => ({ kind: 'refused', status: 401, code, message: '' }) as const;
const facts = { usedToken: 'a.b.c', currentToken: 'a.b.c', isRenewable: false };

test.each([15001, 15002, 15003, 15004, 15005])('AU-12 code %i ends the session', (code) => {
  expect(sessionAfterFailure({ ...facts, failure: refused(code) })).toBe('ends');
});

test.each([accountCodes.tokenNotUsable, accountCodes.wrongCredentials, null])('code %s keeps the session', (code) => {
  expect(sessionAfterFailure({ ...facts, failure: refused(code) })).toBe('stays');
});

test('AU-12 a refused call with an older token, a launch token or none keeps the current session', () => {
  const failure = refused(15001);
  expect(sessionAfterFailure({ ...facts, failure, usedToken: 'older.b.c' })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure, usedToken: 'launch-token' })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure, currentToken: null })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure, usedToken: null })).toBe('stays');
});

test('AU-10 renews an expired token before ending the session', () => {
  expect(sessionAfterFailure({ ...facts, failure: refused(15002), isRenewable: true })).toBe('renew');
});

test('a network error or failing service keeps the session', () => {
  expect(sessionAfterFailure({ ...facts, failure: { kind: 'noResponse' } })).toBe('stays');
  expect(sessionAfterFailure({ ...facts, failure: { kind: 'broken', status: 502, code: null, message: '' } })).toBe(
    'stays',
  );
});
