import type { Offer } from './offers.ts';

export interface OfferPeriod {
  /** Unix milliseconds. Half-open interval: `startsAt` inclusive, `endsAt` exclusive. */
  startsAt: number;
  endsAt: number | null;
}

const dayMs = 86_400_000;

/** Returns the current period of an offer: the week from Monday or the month, UTC. News never ends. */
export function offerPeriod(every: Offer['every'], now: number): OfferPeriod {
  const date = new Date(now);
  if (every === 'month') {
    const month = (step: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + step, 1);
    return { startsAt: month(0), endsAt: month(1) };
  }
  if (every === null) return { startsAt: 0, endsAt: null };
  const today = Math.floor(now / dayMs) * dayMs;
  const startsAt = today - ((date.getUTCDay() + 6) % 7) * dayMs;
  return { startsAt, endsAt: startsAt + 7 * dayMs };
}
