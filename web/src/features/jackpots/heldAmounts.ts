import { ownValue } from '@foyer/contract/ownValue';
import { createStore } from 'zustand/vanilla';
import type { JackpotPot } from '../../domain/site/jackpotTicker.ts';
import { movingTo, shownAmount } from './movingAmount.ts';
import type { MovingAmount } from './movingAmount.ts';

/** `running`: a step a second. `calm`: one a minute, for who wants little motion. `paused`: none. */
export type Rate = 'running' | 'calm' | 'paused';

/** What the figures show, and what they are on their way to. */
export interface HeldAmounts {
  moving: Readonly<Record<string, MovingAmount>>;
  /** Shown amounts by pot, in minor units. */
  shown: Readonly<Record<string, number>>;
  /** When they were last brought up to date, Unix milliseconds. */
  at: number;
  /** The step they belong to: within a step the figures stand still. */
  step: number | 'paused';
}

export const nothingHeld: HeldAmounts = { moving: {}, shown: {}, at: 0, step: 'paused' };

/** What the ticker shows at this moment, for the badges of tiles: the same jackpot has one figure on a page. */
export const heldStore = createStore<HeldAmounts>(() => nothingHeld);

/** Who logs in is shown another currency: another figure, not the same one grown. */
export const potKey = ({ moduleId, currencyIsoCode }: Pick<JackpotPot, 'moduleId' | 'currencyIsoCode'>): string =>
  `${moduleId} ${currencyIsoCode}`;

const stepMs = { running: 1000, calm: 60_000 } as const;

/** The figures at `now`. Answers the same object while nothing is to change. */
export function heldAmounts(before: HeldAmounts, pots: readonly JackpotPot[], rate: Rate, now: number): HeldAmounts {
  const step = rate === 'paused' ? 'paused' : Math.floor(now / stepMs[rate]);
  const isMissing = pots.some((pot) => ownValue(before.shown, potKey(pot)) === undefined);
  if (step === before.step && !isMissing) return before;
  // A pause keeps what is there; only a pot that was not shown yet is added.
  if (rate === 'paused' && !isMissing) return { ...before, step };
  const moving = new Map<string, MovingAmount>();
  const shown = new Map<string, number>();
  for (const pot of pots) {
    const key = potKey(pot);
    const moved = movingTo(ownValue(before.moving, key) ?? null, pot.amount, now);
    moving.set(key, moved);
    shown.set(key, Math.min(rate === 'calm' ? moved.to : shownAmount(moved, now), pot.mustGoByAmount ?? Infinity));
  }
  return { moving: Object.fromEntries(moving), shown: Object.fromEntries(shown), at: now, step };
}
