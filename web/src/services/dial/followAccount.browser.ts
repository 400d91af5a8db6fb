import type { Protection } from '@foyer/contract/limits';
import { applyStepOfAccount, ownStep } from './dial.browser.ts';

/**
 * Follows the choice of the player's account. Without one nothing changes. A service that knows calm mode alone leaves
 * the steps above it to the browser.
 */
export function followAccount({ isCalm, dialStep }: Pick<Protection, 'isCalm' | 'dialStep'>): void {
  if (isCalm === null) return;
  const own = ownStep();
  applyStepOfAccount(isCalm ? 'calm' : (dialStep ?? (own === 'calm' ? 'lively' : own)));
}
