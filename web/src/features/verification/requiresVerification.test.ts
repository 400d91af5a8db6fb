import { accountStatuses } from '@foyer/contract/accounts';
import type { VerificationState } from '@foyer/contract/verification';
import { expect, test } from 'vitest';
import { kycStatusOf, requiresVerification } from './requiresVerification.ts';

const view = (state: VerificationState) =>
  ({ state, steps: { identity: 'missing', address: 'missing' }, holds: { play: true, withdraw: true } }) as const;
const all = Object.values(accountStatuses);

test('RG-03 requires verification where the market requires KYC and the account is provisional', () => {
  const statusesWithPrompt = (isKYCRequired: boolean) =>
    all.filter((accountStatus) => requiresVerification({ isKYCRequired, accountStatus, verification: null }));
  expect(statusesWithPrompt(true)).toEqual([accountStatuses.provisional]);
  expect(statusesWithPrompt(false)).toEqual([]);
  const required = (isKYCRequired: boolean) =>
    all.filter((status) => kycStatusOf(isKYCRequired, status) === 'required');
  expect(required(true)).toEqual([accountStatuses.provisional, accountStatuses.dispatched]);
  expect(required(false)).toEqual([]);
  expect([kycStatusOf(true, accountStatuses.active), kycStatusOf(true, null)]).toEqual(['fulfilled', '']);
});

test('RG-03 asks again after a refusal, and not while documents are under review', () => {
  const isRequired = (state: VerificationState, accountStatus: (typeof all)[number]) =>
    requiresVerification({ isKYCRequired: true, accountStatus, verification: view(state) });
  expect([
    isRequired('needed', 1),
    isRequired('refused', 1),
    isRequired('pending', 2),
    isRequired('verified', 4),
  ]).toEqual([true, true, false, false]);
});

test('RG-03 asks for documents again only when one was refused or is missing', () => {
  const isRequired = (state: VerificationState) =>
    requiresVerification({
      isKYCRequired: true,
      accountStatus: accountStatuses.dispatched,
      verification: view(state),
    });
  expect([isRequired('needed'), isRequired('refused'), isRequired('pending')]).toEqual([true, true, false]);
  expect(requiresVerification({ isKYCRequired: true, accountStatus: null, verification: view('needed') })).toBe(false);
});
