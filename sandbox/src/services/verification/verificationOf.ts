import { accountStatuses } from '@foyer/contract/accounts';
import { verificationSteps } from '@foyer/contract/verification';
import type { StepState, VerificationState, VerificationStep } from '@foyer/contract/verification';
import type { AccountStatusId } from '../accounts/accountStatus.ts';

export interface SentDocument {
  step: VerificationStep;
  /** Unix milliseconds. */
  dueAt: number;
  outcome: 'approved' | 'refused';
}

export interface VerificationView {
  state: VerificationState;
  steps: Record<VerificationStep, StepState>;
  /** The account's new status. A status other than provisional or dispatched stays unchanged. */
  status: AccountStatusId;
}

/**
 * Returns the verification state from the account status and the player's documents, oldest first. The latest document
 * of a step counts.
 */
export function verificationOf(
  status: AccountStatusId,
  documents: readonly SentDocument[],
  now: number,
): VerificationView {
  const isOpen = status === accountStatuses.provisional || status === accountStatuses.dispatched;
  if (!isOpen) return { state: 'verified', steps: { identity: 'approved', address: 'approved' }, status };
  const stateOf = (step: VerificationStep): StepState => {
    const latest = documents.findLast((document) => document.step === step);
    if (latest === undefined) return 'missing';
    return now < latest.dueAt ? 'pending' : latest.outcome;
  };
  const steps = { identity: stateOf('identity'), address: stateOf('address') };
  const states = verificationSteps.map((step) => steps[step]);
  if (states.every((state) => state === 'approved'))
    return { state: 'verified', steps, status: accountStatuses.active };
  if (states.includes('refused')) return { state: 'refused', steps, status: accountStatuses.provisional };
  if (states.includes('missing')) return { state: 'needed', steps, status: accountStatuses.provisional };
  return { state: 'pending', steps, status: accountStatuses.dispatched };
}
