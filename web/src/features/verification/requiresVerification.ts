import { accountStatuses } from '@foyer/contract/accounts';
import type { Account } from '@foyer/contract/accounts';
import type { VerificationStatus } from '@foyer/contract/verification';

type Status = Account['regulated']['accountStatusId'];

/** Whether an account of this status has something to verify, or waits for it. */
export function isUnverified(status: Status | null): boolean {
  return status === accountStatuses.provisional || status === accountStatuses.dispatched;
}

/** RG-03: the market asks for KYC, and this account still has something to send. */
export function requiresVerification({
  isKYCRequired,
  accountStatus,
  verification,
}: {
  isKYCRequired: boolean;
  accountStatus: Status | null;
  verification: VerificationStatus | null;
}): boolean {
  if (!isKYCRequired || !isUnverified(accountStatus)) return false;
  return verification === null
    ? accountStatus === accountStatuses.provisional
    : verification.state === 'needed' || verification.state === 'refused';
}

/** The word for it in the player's flags; empty where nothing is asked. */
export function kycStatusOf(isKYCRequired: boolean, accountStatus: Status | null): 'required' | 'fulfilled' | '' {
  if (!isKYCRequired || accountStatus === null) return '';
  return isUnverified(accountStatus) ? 'required' : 'fulfilled';
}
