import { dialSteps } from './dialSteps.ts';
import type { DialStep } from './dialSteps.ts';
import { isStill } from './isStill.ts';

/** How a market lets wins be celebrated; `none` where something may not be celebrated at all. */
export type MarketCelebration = 'full' | 'restrained' | 'none';

/** UK9, ON5: the liveliest step of a market, because nothing may make winning look more likely. */
export const maxStep = { full: 'lively', restrained: 'balanced', none: 'quiet' } as const satisfies Record<
  MarketCelebration,
  DialStep
>;

/** The player's step, but never livelier than the market allows. */
export function allowedStep(chosen: DialStep, market: MarketCelebration): DialStep {
  const max = maxStep[market];
  return dialSteps.indexOf(chosen) < dialSteps.indexOf(max) ? chosen : max;
}

/** Whether anything may move: never where the step is still, or the device asks for less motion. */
export function mayMove(step: DialStep, prefersReducedMotion: boolean): boolean {
  return !isStill(step) && !prefersReducedMotion;
}
