import { celebrationOf } from '@foyer/contract/celebration';
import type { CelebrationContext } from '@foyer/contract/celebration';
import { calmStore } from '../../ui/calmStore.ts';
import { isMotionReduced } from '../../ui/isMotionReduced.browser.ts';
import { useIsCalm } from '../../ui/useIsCalm.ts';

/** Whether the page may celebrate something that no stake paid for, such as a streak or an achievement. */
export function mayCelebrate(market: CelebrationContext['market'], { isCalm } = calmStore.getState()): boolean {
  const { level } = celebrationOf(null, { market, isCalm, prefersReducedMotion: isMotionReduced() });
  return level !== 'none';
}

/** The same for a component, which renders again when calm mode changes. */
export function useMayCelebrate(market: CelebrationContext['market']): boolean {
  return mayCelebrate(market, { isCalm: useIsCalm() });
}
