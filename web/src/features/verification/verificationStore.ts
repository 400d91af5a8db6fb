import type { VerificationStatus } from '@foyer/contract/verification';
import { createStore } from '../../base/createStore.ts';

/** Last status of the service; null while unknown, and for visitors. */
export const verificationStore = createStore<{ status: VerificationStatus | null }>(() => ({ status: null }));
