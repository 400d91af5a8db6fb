import { celebrationOf } from '@foyer/contract/celebration';
import { calmStore } from '../../ui/calmStore.ts';
import { isMotionReduced } from '../../ui/isMotionReduced.browser.ts';
import { useIsCalm } from '../../ui/useIsCalm.ts';

/** Whether the page may celebrate something that no stake paid for, such as a streak or an achievement. */
export function mayCelebrate(market: 'full' | 'restrained' | 'none', { isCalm } = calmStore.getState()): boolean {
  const { level } = celebrationOf(null, { market, isCalm, prefersReducedMotion: isMotionReduced() });
  return level !== 'none';
}

/** The same for a component, which renders again when calm mode changes. */
export function useMayCelebrate(market: 'full' | 'restrained' | 'none'): boolean {
  return mayCelebrate(market, { isCalm: useIsCalm() });
}
