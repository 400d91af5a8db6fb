import { isStill } from '@foyer/contract/isStill';
import { dialStore } from './dialStore.ts';

/** Whether nothing may move: the player prefers reduced motion, or the step of the dial is still. */
export function isMotionReduced(): boolean {
  return isStill(dialStore.getState().step) || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
