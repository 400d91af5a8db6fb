import { loginRequest } from '@foyer/contract/accounts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { loginRequestOf } from './loginRequest.ts';
import type { LoginFacts } from './loginRequest.ts';

const facts: LoginFacts = {
  username: 'mira',
  password: 'secret',
  firstPartyBlackBox: 'not-collected',
  thirdPartyBlackBox: 'not-collected',
  ipAddress: '192.0.2.7',
  allowMultipleSessions: false,
  productId: 8145,
};

test('AU-01 the request has credentials, token count, address, black boxes and product id', () => {
  const request = loginRequestOf(facts);
  expect(request).toEqual({
    credentials: { username: 'mira', password: 'secret', passwordType: 'Password' },
    numLaunchTokens: 10,
    closeExistingSessions: true,
    identifiers: { ipAddress: '192.0.2.7' },
    firstPartyBlackBox: 'not-collected',
    thirdPartyBlackBox: 'not-collected',
    sessionProductId: 8145,
  });
  expect(v.is(loginRequest, request)).toBe(true);
});

test('AU-04 closes other sessions unless several are allowed', () => {
  expect(loginRequestOf(facts).closeExistingSessions).toBe(true);
  expect(loginRequestOf({ ...facts, allowMultipleSessions: true }).closeExistingSessions).toBe(false);
});

test('keeps an IPv6 address unchanged', () => {
  expect(loginRequestOf({ ...facts, ipAddress: '2001:db8::7' }).identifiers.ipAddress).toBe('2001:db8::7');
});
