import type { MustWinJackpot, ProgressiveJackpot } from '@foyer/contract/jackpots';
import type { JackpotPot } from '../../domain/site/jackpotTicker.ts';

export type Pot = Omit<JackpotPot, 'asOf'>;

/** What one call said of its pots, and which of their amounts it did not get. */
export interface Pots {
  /** The service's clock when it answered. */
  serverTime: number;
  pots: readonly Pot[];
  /** By module: since when a lower amount is not believed. Unix milliseconds of this server. */
  doubtedSince: Readonly<Record<number, number>>;
}

/** A lower amount that stays lower this long is true: a service may have been set back. */
const maxUncertainMs = 60_000;

/** Pots in another currency than the one asked for would show wrong money, so they are dropped and counted. */
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
 * The pots to show after an answer. An amount goes down only when the pot was won: an answer that overtook a newer one, or
 * a service behind its neighbours, must not make a jackpot shrink before the player's eyes.
 * @param now Unix milliseconds
 */
export function afterResponse(
  before: Pots | null,
  { serverTime, pots }: Pick<Pots, 'serverTime' | 'pots'>,
  now: number,
): Pots {
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
