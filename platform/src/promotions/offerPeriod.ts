import type { Offer } from './offers.ts';

export interface OfferPeriod {
  /** Unix milliseconds; the run is from `startsAt`, up to but not with `endsAt`. */
  startsAt: number;
  endsAt: number | null;
}

const dayMs = 86_400_000;

/** The run of an offer at a moment: the week from Monday or the month, UTC. News has no end. */
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
