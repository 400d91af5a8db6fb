import type { Account } from '@foyer/contract/accounts';
import { accountStatuses, userTypes } from '@foyer/contract/accountStatuses';
import { expect, test } from 'vitest';
import { sampleAccount } from '../session/sampleLogin.ts';
import { playerAccessOf, readPlayerAccess, restrictionOfAccount } from './playerAccess.ts';

type Regulated = Account['regulated'];
const account = (accountStatusId: Regulated['accountStatusId'], userTypeId: Regulated['userTypeId'] = userTypes.real) =>
  sampleAccount({}, { accountStatusId, userTypeId });

test('AU-19 only deactivated, closed, blacklisted and self-excluded accounts are restricted', () => {
  const restricted = Object.entries(accountStatuses).filter(([, id]) => restrictionOfAccount(account(id)) !== null);
  expect(restricted.map(([name]) => name).toSorted()).toEqual(['blacklisted', 'closed', 'deactivated', 'selfExcluded']);
});

test('AU-19 a restriction stated by the service takes precedence over the account status', () => {
  const stated = { kind: 'selfExclusion', until: '2027-05-23T00:00:00.000Z' } as const;
  expect(
    restrictionOfAccount({
      regulated: { accountStatusId: accountStatuses.active, userTypeId: userTypes.real, restriction: stated },
    }),
  ).toEqual(stated);
});

test('AU-19 a guest has guest access unless the account is restricted', () => {
  expect(playerAccessOf(account(accountStatuses.active, userTypes.guest), null)).toBe('guest');
  expect(playerAccessOf(account(accountStatuses.active, userTypes.guest), { kind: 'closed', until: null })).toBe(
    'restricted',
  );
  expect(playerAccessOf(null, null)).toBe('full');
});

test('an unknown access cookie means full access', () => {
  expect(['guest', 'restricted', 'constructor', '', null].map(readPlayerAccess)).toEqual([
    'guest',
    'restricted',
    'full',
    'full',
    'full',
  ]);
});
