import { accountStatuses } from '@foyer/contract/accounts';
import type { VerificationState } from '@foyer/contract/verification';
import { expect, test } from 'vitest';
import { kycStatusOf, requiresVerification } from './requiresVerification.ts';

const view = (state: VerificationState) =>
  ({ state, steps: { identity: 'missing', address: 'missing' }, holds: { play: true, withdraw: true } }) as const;
const all = Object.values(accountStatuses);

test('RG-03 the prompt shows where the market requires KYC and the account’s status demands it, and a requirement is set', () => {
  const prompted = (isKYCRequired: boolean) =>
    all.filter((accountStatus) => requiresVerification({ isKYCRequired, accountStatus, verification: null }));
  expect(prompted(true)).toEqual([accountStatuses.provisional]);
  expect(prompted(false)).toEqual([]);
  const required = (isKYCRequired: boolean) =>
    all.filter((status) => kycStatusOf(isKYCRequired, status) === 'required');
  expect(required(true)).toEqual([accountStatuses.provisional, accountStatuses.dispatched]);
  expect(required(false)).toEqual([]);
  expect([kycStatusOf(true, accountStatuses.active), kycStatusOf(true, null)]).toEqual(['fulfilled', '']);
});

test('RG-03 who has sent everything is not asked again, and who was refused is', () => {
  const asks = (state: VerificationState, accountStatus: (typeof all)[number]) =>
    requiresVerification({ isKYCRequired: true, accountStatus, verification: view(state) });
  expect([asks('needed', 1), asks('refused', 1), asks('pending', 2), asks('verified', 4)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('RG-03 asks for documents again only when one was refused or is missing', () => {
  const asks = (state: VerificationState) =>
    requiresVerification({
      isKYCRequired: true,
      accountStatus: accountStatuses.dispatched,
      verification: view(state),
    });
  expect([asks('needed'), asks('refused'), asks('pending')]).toEqual([true, true, false]);
  expect(requiresVerification({ isKYCRequired: true, accountStatus: null, verification: view('needed') })).toBe(false);
});
