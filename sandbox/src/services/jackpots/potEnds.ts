import type { Draw } from '@foyer/games/engines/gameEngine';
import type { JackpotRules } from './jackpotRules.ts';

/** When a pot drops. Amounts in minor units, times in Unix milliseconds; null if the type does not use the field. */
export interface PotEnd {
  /** Secret: the pot drops at this amount. */
  dropAmount: number | null;
  /** Secret: the first stake from this time on wins. */
  dropAt: number | null;
  /** Published: the pot drops before this time. */
  mustGoBefore: number | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Minimum time between the drawn drop time and the deadline, so that players can still stake. */
const lastCallMs = hourMs;

/** Returns the next occurrence of `hour` o'clock (UTC) after the given time. */
export function nextHour(hour: number, after: number): number {
  const today = Math.floor(after / dayMs) * dayMs + hour * hourMs;
  return today > after ? today : today + dayMs;
}

/** Draws the end of a pot that holds `amount`: a new pot, or one that was won before its deadline. */
export function newEnd(
  { end }: JackpotRules,
  { amount, deadline, now, draw }: { amount: number; deadline: number | null; now: number; draw: Draw },
): PotEnd {
  switch (end.by) {
    case 'chance':
      return { dropAmount: null, dropAt: null, mustGoBefore: null };
    case 'amount':
      // From one above the current amount up to the limit, inclusive.
      return { dropAmount: amount + 1 + draw(Math.max(1, end.limit - amount)), dropAt: null, mustGoBefore: null };
    case 'time': {
      // A pot won today has its next deadline tomorrow, so that one drops per day.
      const from = Math.max(now, deadline ?? now);
      const mustGoBefore = nextHour(end.hour, from);
      return { dropAmount: null, dropAt: from + draw(Math.max(1, mustGoBefore - from - lastCallMs)), mustGoBefore };
    }
  }
}

/**
 * Moves an expired deadline to the next day with a newly drawn time. Also replaces a deadline that is too far away,
 * which happens when the sandbox clock moves back.
 */
export function endInForce(
  rules: JackpotRules,
  current: PotEnd,
  { amount, now, draw }: { amount: number; now: number; draw: Draw },
): PotEnd {
  const { mustGoBefore } = current;
  if (mustGoBefore === null || (now < mustGoBefore && mustGoBefore - now <= 2 * dayMs)) return current;
  return newEnd(rules, { amount, deadline: null, now, draw });
}
