import { calmStore } from './calmStore.ts';

/** Whether nothing may move: the player prefers reduced motion, or calm mode is on. */
export function isMotionReduced(): boolean {
  return calmStore.getState().isCalm || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
