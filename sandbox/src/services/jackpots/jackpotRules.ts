import { progressiveModules } from '@foyer/brands/market';
import type { JackpotType } from '@foyer/contract/jackpots';
import { ownValue } from '@foyer/contract/ownValue';

/** What makes a jackpot drop. Amounts in minor units. */
export type JackpotEnd =
  /** By chance: a stake of one minor unit wins once in `oneIn` times. */
  | { by: 'chance'; oneIn: number }
  /** At a secret amount that is drawn between seed and limit. */
  | { by: 'amount'; limit: number }
  /** At a secret time that is drawn before this hour (UTC). */
  | { by: 'time'; hour: number };

export interface JackpotRules {
  readonly type: JackpotType;
  /** Module id of the pot in the operator's numbering. */
  readonly moduleId: number;
  /** Initial amount of a pot. */
  readonly seed: number;
  /** Share of every stake that goes into the pot, in ten-thousandths. */
  readonly share: number;
  readonly end: JackpotEnd;
}

/**
 * Jackpot rules in pounds. On average, a progressive pot has grown by four times (`megaMoolah`) or 1.6 times (`wowPot`)
 * its seed when it is won.
 */
export const jackpotRules: Readonly<Record<JackpotType, JackpotRules>> = {
  megaMoolah: {
    type: 'megaMoolah',
    moduleId: progressiveModules.megaMoolah,
    seed: 100_000_000,
    share: 80,
    end: { by: 'chance', oneIn: 50_000_000_000 },
  },
  wowPot: {
    type: 'wowPot',
    moduleId: progressiveModules.wowPot,
    seed: 50_000_000,
    share: 80,
    end: { by: 'chance', oneIn: 10_000_000_000 },
  },
  rapid: { type: 'rapid', moduleId: 19_350, seed: 50_000, share: 100, end: { by: 'amount', limit: 500_000 } },
  daily: { type: 'daily', moduleId: 19_355, seed: 500_000, share: 50, end: { by: 'time', hour: 23 } },
};

/**
 * Size of a currency's pots relative to those in pounds: about the exchange rate, chosen so that seeds and limits are
 * round figures. Other currencies have the figures of the pound.
 */
const potScales: Readonly<Record<string, number>> = { GBP: 1, EUR: 1.2, CAD: 1.7 };

export const potScale = (currencyIsoCode: string): number => ownValue(potScales, currencyIsoCode) ?? 1;

/** Rules of a currency's pot. The published rules (UK16) and the pots both use them. */
export function jackpotRulesIn(type: JackpotType, currencyIsoCode: string): JackpotRules {
  const scaled = (amount: number) => Math.round(amount * potScale(currencyIsoCode));
  const { end, seed, ...rules } = jackpotRules[type];
  return { ...rules, seed: scaled(seed), end: scaledEnd(end, scaled) };
}

function scaledEnd(end: JackpotEnd, scaled: (amount: number) => number): JackpotEnd {
  switch (end.by) {
    case 'chance':
      return { by: 'chance', oneIn: scaled(end.oneIn) };
    case 'amount':
      return { by: 'amount', limit: scaled(end.limit) };
    case 'time':
      return end;
  }
}

export const jackpotTypes = Object.keys(jackpotRules) as JackpotType[];

export function isJackpotType(name: string): name is JackpotType {
  return Object.hasOwn(jackpotRules, name);
}

/**
 * Returns what the jackpot adds to a game's long-run return, as a fraction of stakes. Contributions and seeds are all
 * eventually paid out. Null if the value depends on the daily volume of play.
 */
export function addedReturn({ seed, share, end }: JackpotRules): number | null {
  const fromStakes = share / 10_000;
  if (end.by === 'chance') return fromStakes + seed / end.oneIn;
  if (end.by === 'time') return null;
  // Average growth of a pot: from the seed to the middle of the drawn range.
  const stakedPerWin = (end.limit - seed) / 2 / fromStakes;
  return fromStakes + seed / stakedPerWin;
}
