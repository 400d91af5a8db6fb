import { celebrationOf } from '@foyer/contract/celebration';
import type { CelebrationContext } from '@foyer/contract/celebration';
import { dialStore } from '../../ui/dialStore.ts';
import { isMotionReduced } from '../../ui/isMotionReduced.browser.ts';
import { useDialStep } from '../../ui/useDialStep.ts';

/** Whether the page may celebrate something that no stake paid for, such as a streak or an achievement. */
export function mayCelebrate(market: CelebrationContext['market'], step = dialStore.getState().step): boolean {
  const { level } = celebrationOf(null, { market, step, prefersReducedMotion: isMotionReduced() });
  return level !== 'none';
}

/** The same for a component, which renders again when the dial is turned. */
export function useMayCelebrate(market: CelebrationContext['market']): boolean {
  return mayCelebrate(market, useDialStep());
}
