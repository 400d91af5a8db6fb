import type { VerificationStatus } from '@foyer/contract/verification';
import { createStore } from '../../base/createStore.ts';

export interface VerificationState {
  /** Last status of the service; null while unknown, and for visitors. */
  status: VerificationStatus | null;
  /** Whether the last call failed. */
  hasFailed: boolean;
}

export const verificationStore = createStore<VerificationState>(() => ({ status: null, hasFailed: false }));
