import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';

/** Formats minor units of a currency for players of this language, with a real minus sign as in the rest of the product. */
export function moneyFormat(culture: Culture, currencyIsoCode: string): (minor: number) => string {
  const money = new Intl.NumberFormat(languages[culture].locale, {
    style: 'currency',
    currency: currencyIsoCode,
    currencyDisplay: 'narrowSymbol',
  });
  const minorPerMajor = 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2);
  return (minor) => money.format(minor / minorPerMajor).replace('-', '\u2212');
}

/** Shortens an amount for chips by dropping empty decimals. */
export const shortAmount = (written: string): string => written.replace(/[.,]00(?!\d)/, '');
