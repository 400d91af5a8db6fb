import type { VerificationStatus } from '@foyer/contract/verification';
import { createStore } from 'zustand/vanilla';

/** What the service said last; null while it is not known, and for visitors. */
export const verificationStore = createStore<{ status: VerificationStatus | null }>(() => ({ status: null }));
