import { accountStatuses } from '@foyer/contract/accounts';
import type { Account } from '@foyer/contract/accounts';
import type { VerificationStatus } from '@foyer/contract/verification';

type Status = Account['regulated']['accountStatusId'];

/** Whether an account with this status has something to verify or awaits a result. */
function isUnverified(status: Status | null): boolean {
  return status === accountStatuses.provisional || status === accountStatuses.dispatched;
}

/** Whether everything of an account with this status is verified. */
export function isVerified(status: Status | null): boolean {
  return status === accountStatuses.active || status === accountStatuses.migrated;
}

/** What the service says of a verified account. */
export const completeVerification: VerificationStatus = {
  state: 'verified',
  steps: { identity: 'approved', address: 'approved' },
  holds: { play: false, withdraw: false },
};

/** RG-03: whether the market requires KYC and this account still has something to send. */
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

/** Returns the KYC value of the player's flags; empty if the market requires nothing. */
export function kycStatusOf(isKYCRequired: boolean, accountStatus: Status | null): 'required' | 'fulfilled' | '' {
  if (!isKYCRequired || accountStatus === null) return '';
  return isUnverified(accountStatus) ? 'required' : 'fulfilled';
}
