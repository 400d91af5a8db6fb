import type { JackpotType } from '@foyer/contract/jackpots';
import { seededDraw } from '../../games/engines/seededDraw.ts';
import { hashText } from '../../games/engines/seededRandom.ts';
import type { JackpotRules } from '../../services/jackpots/jackpotRules.ts';
import { nextHour } from '../../services/jackpots/potEnds.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Range from which a value is drawn. */
type Range = readonly [from: number, to: number];

/** When a pot was last won before the first start, and how many times its seed the winner got. */
const pasts: Readonly<Record<JackpotType, { agoMs: Range; seeds: Range }>> = {
  megaMoolah: { agoMs: [34 * dayMs, 44 * dayMs], seeds: [3.2, 6.9] },
  wowPot: { agoMs: [8 * dayMs, 11 * dayMs], seeds: [1.6, 3.8] },
  rapid: { agoMs: [4 * minuteMs, 12 * minuteMs], seeds: [3, 9.7] },
  // Counted from the last deadline, before which the pot had to be won.
  daily: { agoMs: [hourMs, 6 * hourMs], seeds: [3.5, 6.2] },
};

/**
 * Invents the past of a pot that the first start finds: its last win, and the amount to which stakes of `perSecond`
 * minor units have fed it since. Repeatable: depends on type, currency and time alone.
 */
export function pastOfPot(
  { type, seed, share, end }: JackpotRules,
  perSecond: number,
  { currencyIsoCode, now }: { currencyIsoCode: string; now: number },
): { amount: number; lastWon: { amount: number; wonAt: number } } {
  const draw = seededDraw(hashText(`${type} ${currencyIsoCode}`));
  const between = ([from, to]: Range) => from + (draw(100_001) / 100_000) * (to - from);
  const { agoMs, seeds } = pasts[type];
  const from = end.by === 'time' ? nextHour(end.hour, now) - dayMs : now;
  const wonAt = Math.round(from - between(agoMs));
  const fed = Math.floor((((now - wonAt) / 1000) * perSecond * share) / 10_000);
  return { amount: seed + fed, lastWon: { amount: Math.round(seed * between(seeds)), wonAt } };
}
