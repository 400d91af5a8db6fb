import type { Protection } from '@foyer/contract/limits';
import { createStore } from '../../base/createStore.ts';

export interface ProtectionState {
  /** Null until it is loaded, and after a logout. */
  protection: Protection | null;
  /** The last call failed; the previous state stays. */
  hasFailed: boolean;
}

export const protectionStore = createStore<ProtectionState>(() => ({ protection: null, hasFailed: false }));
