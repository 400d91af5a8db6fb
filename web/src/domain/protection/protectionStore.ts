import type { Protection } from '@foyer/contract/limits';
import { createStore } from 'zustand/vanilla';

export interface ProtectionState {
  /** Null until it was asked for, and after a logout. */
  protection: Protection | null;
  /** The last call gave no answer; what was known before stays. */
  hasFailed: boolean;
}

export const protectionStore = createStore<ProtectionState>(() => ({ protection: null, hasFailed: false }));
