import { ownValue } from '@foyer/contract/ownValue';
import { createStore } from '../../base/createStore.ts';
import type { JackpotPot } from '../../domain/site/siteStore.ts';
import { animateTo, currentAmount } from './animatedAmount.ts';
import type { AnimatedAmount } from './animatedAmount.ts';

/** `running`: a step a second. `calm`: one a minute, for reduced motion. `paused`: none. */
export type Rate = 'running' | 'calm' | 'paused';

/** Displayed amounts and the amounts they approach. */
export interface DisplayedAmounts {
  moving: Readonly<Record<string, AnimatedAmount>>;
  /** Displayed amounts by pot, in minor units. */
  shown: Readonly<Record<string, number>>;
  /** Time of the last update, Unix milliseconds. */
  at: number;
  /** Step of the last update: amounts do not change within a step. */
  step: number | 'paused';
}

export const noDisplayedAmounts: DisplayedAmounts = { moving: {}, shown: {}, at: 0, step: 'paused' };

/**
 * Amounts that the ticker currently displays, shared with the badges of tiles so that a jackpot has one amount on a
 * page.
 */
export const displayedAmountsStore = createStore<DisplayedAmounts>(() => noDisplayedAmounts);

/**
 * Identifies a pot in one currency. After a login the currency may differ; the amount is then a different one and not a
 * growing one.
 */
export const potKey = ({ moduleId, currencyIsoCode }: Pick<JackpotPot, 'moduleId' | 'currencyIsoCode'>): string =>
  `${moduleId} ${currencyIsoCode}`;

const stepMs = { running: 1000, calm: 60_000 } as const;

/** Returns the amounts at `now`, or the same object if nothing changes. */
export function displayedAmounts(
  before: DisplayedAmounts,
  pots: readonly JackpotPot[],
  rate: Rate,
  now: number,
): DisplayedAmounts {
  const step = rate === 'paused' ? 'paused' : Math.floor(now / stepMs[rate]);
  const isMissing = pots.some((pot) => ownValue(before.shown, potKey(pot)) === undefined);
  if (step === before.step && !isMissing) return before;
  // A pause keeps displayed amounts and only adds pots that are not displayed yet.
  if (rate === 'paused' && !isMissing) return { ...before, step };
  const moving = new Map<string, AnimatedAmount>();
  const shown = new Map<string, number>();
  for (const pot of pots) {
    const key = potKey(pot);
    const moved = animateTo(ownValue(before.moving, key) ?? null, pot.amount, now);
    moving.set(key, moved);
    shown.set(key, Math.min(rate === 'calm' ? moved.to : currentAmount(moved, now), pot.mustGoByAmount ?? Infinity));
  }
  return { moving: Object.fromEntries(moving), shown: Object.fromEntries(shown), at: now, step };
}
