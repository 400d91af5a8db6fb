import { progressiveModules } from '@foyer/brands/market';
import type { JackpotType } from '@foyer/contract/jackpots';

/** What makes a pot fall. Amounts in minor units, alike in every currency. */
export type JackpotEnd =
  /** By chance: a stake of one minor unit wins once in `oneIn` times. */
  | { by: 'chance'; oneIn: number }
  /** At an amount that is drawn between seed and limit and kept secret. */
  | { by: 'amount'; limit: number }
  /** At a moment that is drawn before this hour (UTC) and kept secret. */
  | { by: 'time'; hour: number };

export interface JackpotRules {
  readonly type: JackpotType;
  /** Id of the pot in the operator's numbering of modules. */
  readonly moduleId: number;
  /** What a pot begins with. */
  readonly seed: number;
  /** Ten-thousandths of every stake that go into the pot. */
  readonly share: number;
  readonly end: JackpotEnd;
}

/** The rules that are published with the games (UK16), and that the pots really follow. */
export const jackpotRules: Readonly<Record<JackpotType, JackpotRules>> = {
  megaMoolah: {
    type: 'megaMoolah',
    moduleId: progressiveModules.megaMoolah,
    seed: 100_000_000,
    share: 80,
    end: { by: 'chance', oneIn: 8_000_000_000 },
  },
  wowPot: {
    type: 'wowPot',
    moduleId: progressiveModules.wowPot,
    seed: 50_000_000,
    share: 80,
    end: { by: 'chance', oneIn: 4_000_000_000 },
  },
  rapid: { type: 'rapid', moduleId: 19_350, seed: 2500, share: 100, end: { by: 'amount', limit: 12_500 } },
  daily: { type: 'daily', moduleId: 19_355, seed: 10_000, share: 50, end: { by: 'time', hour: 23 } },
};

export const jackpotTypes = Object.keys(jackpotRules) as JackpotType[];

export function isJackpotType(name: string): name is JackpotType {
  return Object.hasOwn(jackpotRules, name);
}

/**
 * What the jackpot adds to a game's return in the long run, as a part of the stakes; null where it depends on how much is
 * played in a day. What stakes bring goes out to players one day, and so does every seed.
 */
export function addedReturn({ seed, share, end }: JackpotRules): number | null {
  const fromStakes = share / 10_000;
  if (end.by === 'chance') return fromStakes + seed / end.oneIn;
  if (end.by === 'time') return null;
  // From the seed to the amount in the middle of all that may be drawn.
  const stakedPerWin = (end.limit - seed) / 2 / fromStakes;
  return fromStakes + seed / stakedPerWin;
}
