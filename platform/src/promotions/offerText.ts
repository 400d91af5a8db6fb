import type { MarketRules } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/identifiers';
import { languages } from '@foyer/contract/languages';
import { ownValue } from '@foyer/contract/ownValue';
import type { Offer } from './offers.ts';

export type LocalText = Readonly<Record<Culture, string>>;

/** What an offer is told with: for whom, in which language, and what its first game is called there. */
export interface Telling {
  culture: Culture;
  rules: Pick<MarketRules, 'currencyIsoCode' | 'minimumAge' | 'maxWagering'>;
  gameName: string;
  endsAt: number | null;
}

/** Money as terms say it: without a part that is nothing. */
export function moneyText(amount: number, { culture, rules }: Pick<Telling, 'culture' | 'rules'>): string {
  const digits = amount % 100 === 0 ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(languages[culture].locale, {
    style: 'currency',
    currency: rules.currencyIsoCode,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  }).format(amount / 100);
}

/** The last minute of a run, in UTC so that it is the same for everybody. */
export function endText(endsAt: number, culture: Culture): string {
  const format = new Intl.DateTimeFormat(languages[culture].locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'UTC',
  });
  return `${format.format(endsAt - 60_000)} UTC`;
}

/** UK21: never more than the market allows. */
export function wageringOf(bonus: { wagering: number }, { maxWagering }: Pick<MarketRules, 'maxWagering'>): number {
  return Math.min(bonus.wagering, maxWagering);
}

/** A text of an offer with its facts filled in. */
export function fillText(text: string, offer: Offer, telling: Telling): string {
  const facts: Record<string, string> = {
    amount: offer.bonus === null ? '' : moneyText(offer.bonus.amount, telling),
    game: telling.gameName,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(facts, name) ?? whole);
}
