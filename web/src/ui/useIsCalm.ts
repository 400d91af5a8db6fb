import { useDialStep } from './useDialStep.ts';

/** Whether calm mode is on, the lowest step of the dial; false on the server. */
export function useIsCalm(): boolean {
  return useDialStep() === 'calm';
}
