import type { DialStep } from './dialSteps.ts';

/** Whether a step of the dial is without motion, sound and celebration. */
export function isStill(step: DialStep): boolean {
  return step === 'calm' || step === 'quiet';
}
