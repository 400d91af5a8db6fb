import type { Draw } from '../play/gameEngine.ts';
import type { JackpotRules } from './jackpotRules.ts';

/** How a pot will fall. Amounts in minor units, times in Unix milliseconds; null where the type has no such thing. */
export interface PotEnd {
  /** Secret: the pot falls when it holds this much. */
  dropAmount: number | null;
  /** Secret: the first stake from here on wins. */
  dropAt: number | null;
  /** Published: it falls before this moment. */
  mustGoBefore: number | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The drawn moment leaves players this long to stake. */
const lastCallMs = hourMs;

/** The next time it is `hour` o'clock (UTC) after this moment. */
export function nextHour(hour: number, after: number): number {
  const today = Math.floor(after / dayMs) * dayMs + hour * hourMs;
  return today > after ? today : today + dayMs;
}

/** Draws the end of a pot that holds `amount` and is new, or was won before the deadline it had. */
export function newEnd(
  { end }: JackpotRules,
  { amount, deadline, now, draw }: { amount: number; deadline: number | null; now: number; draw: Draw },
): PotEnd {
  switch (end.by) {
    case 'chance':
      return { dropAmount: null, dropAt: null, mustGoBefore: null };
    case 'amount':
      // One more than there is at least, the limit at most.
      return { dropAmount: amount + 1 + draw(Math.max(1, end.limit - amount)), dropAt: null, mustGoBefore: null };
    case 'time': {
      // Won today: the next one belongs to tomorrow, so that there is one a day.
      const from = Math.max(now, deadline ?? now);
      const mustGoBefore = nextHour(end.hour, from);
      return { dropAmount: null, dropAt: from + draw(Math.max(1, mustGoBefore - from - lastCallMs)), mustGoBefore };
    }
  }
}

/**
 * A deadline at which nobody had staked since the drawn moment moves to the next day, with a moment drawn anew. So does one
 * that is further away than any deadline can be, because the sandbox's clock was moved back.
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
