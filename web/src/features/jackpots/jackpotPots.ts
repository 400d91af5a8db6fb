import type { MustWinJackpot, ProgressiveJackpot } from '@foyer/contract/jackpots';
import type { JackpotPot } from '../../domain/site/siteStore.ts';

/** A pot of a service's response. */
export type Pot = Omit<JackpotPot, 'asOf' | 'hasBadge' | 'lastWon'> & Pick<ProgressiveJackpot, 'lastWon'>;

interface ComparablePot {
  moduleId: number;
  amount: number;
  lastWon: { wonAt: number } | null;
}

/** Pots of one call, and the pots whose lower amounts are still uncertain. */
export interface Pots<P extends ComparablePot = Pot> {
  /** The service's clock at the time of the response. */
  serverTime: number;
  pots: readonly P[];
  /** By module: since when a lower amount has been ignored. Unix milliseconds of this server. */
  doubtedSince: Readonly<Record<number, number>>;
}

/** A lower amount that lasts this long is accepted: the service may have been reset. */
const maxUncertainMs = 60_000;

/** Drops and reports pots in another currency than the requested one, which would show wrong amounts. */
export function potsIn(
  currencyIsoCode: string,
  jackpots: readonly (ProgressiveJackpot | MustWinJackpot)[],
): { pots: Pot[]; dropped: number } {
  const right = jackpots.filter((jackpot) => jackpot.currencyIsoCode === currencyIsoCode);
  return { pots: right.map(toPot), dropped: jackpots.length - right.length };
}

function toPot(jackpot: ProgressiveJackpot | MustWinJackpot): Pot {
  const { moduleId, type, amount, currencyIsoCode, lastWon, gameGroupIds } = jackpot;
  const ends =
    'mustGoBefore' in jackpot
      ? { mustGoByAmount: jackpot.mustGoByAmount, mustGoBefore: jackpot.mustGoBefore }
      : { mustGoByAmount: null, mustGoBefore: null };
  return { moduleId, type, amount, currencyIsoCode, ...ends, lastWon, gameIds: gameGroupIds };
}

/**
 * Returns the pots to show after a response. An amount drops only if the pot was won: a late response, or an instance
 * with older data, must not make a jackpot shrink.
 * @param now Unix milliseconds
 */
export function afterResponse<P extends ComparablePot>(
  before: Pots<P> | null,
  { serverTime, pots }: Pick<Pots<P>, 'serverTime' | 'pots'>,
  now: number,
): Pots<P> {
  const doubtedSince: Record<number, number> = {};
  const known = new Map(before?.pots.map((pot) => [pot.moduleId, pot]));
  const shown = pots.map((pot) => {
    const old = known.get(pot.moduleId);
    if (old === undefined || pot.amount >= old.amount || pot.lastWon?.wonAt !== old.lastWon?.wonAt) return pot;
    const since = before?.doubtedSince[pot.moduleId] ?? now;
    if (now - since >= maxUncertainMs) return pot;
    doubtedSince[pot.moduleId] = since;
    return { ...pot, amount: old.amount };
  });
  return { serverTime, pots: shown, doubtedSince };
}
