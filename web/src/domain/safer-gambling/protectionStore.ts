import type { Protection } from '@foyer/contract/limits';
import { createStore } from '../../base/createStore.ts';

export interface ProtectionState {
  /** Null until it is loaded, and after a logout. */
  protection: Protection | null;
  /** The last call failed; the previous state stays. */
  hasFailed: boolean;
  /** Time of `protection` in Unix milliseconds; null until it is loaded. */
  loadedAt: number | null;
}

export const protectionStore = createStore<ProtectionState>(() => ({
  protection: null,
  hasFailed: false,
  loadedAt: null,
}));
