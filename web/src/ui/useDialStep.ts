import type { DialStep } from '@foyer/contract/dialSteps';
import { dialStore } from './dialStore.ts';
import { useStoreValue } from './useStoreValue.ts';

/** The chosen step of the dial; the liveliest on the server. */
export function useDialStep(): DialStep {
  return useStoreValue(dialStore, ({ step }) => step);
}
