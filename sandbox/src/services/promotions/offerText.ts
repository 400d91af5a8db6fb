import type { MarketRules } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';
import { ownValue } from '@foyer/contract/ownValue';
import type { Offer } from './offers.ts';

/** Reader, language and game name for the texts of an offer. */
export interface OfferTextContext {
  culture: Culture;
  rules: Pick<MarketRules, 'currencyIsoCode' | 'minimumAge' | 'maxWagering'>;
  gameName: string;
  endsAt: number | null;
}

/** Formats money without empty decimals. */
export function moneyText(amount: number, { culture, rules }: Pick<OfferTextContext, 'culture' | 'rules'>): string {
  const digits = amount % 100 === 0 ? { maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(languages[culture].locale, {
    style: 'currency',
    currency: rules.currencyIsoCode,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  }).format(amount / 100);
}

/** Formats the last minute of a period in UTC, so that it is the same for everyone. */
export function endText(endsAt: number, culture: Culture): string {
  const format = new Intl.DateTimeFormat(languages[culture].locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return `${format.format(endsAt - 60_000)} UTC`;
}

/** Fills the facts of an offer into a text. */
export function fillText(text: string, offer: Offer, textContext: OfferTextContext): string {
  const facts: Record<string, string> = {
    amount: offer.bonus === null ? '' : moneyText(offer.bonus.amount, textContext),
    game: textContext.gameName,
    zero: moneyText(0, textContext),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(facts, name) ?? whole);
}
