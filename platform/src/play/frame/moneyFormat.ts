import type { Culture } from '@foyer/contract/identifiers';
import { languages } from '@foyer/contract/languages';

/** Writes minor units of a currency as players of this language read it. */
export function moneyFormat(culture: Culture, currencyIsoCode: string): (minor: number) => string {
  const money = new Intl.NumberFormat(languages[culture].locale, {
    style: 'currency',
    currency: currencyIsoCode,
    currencyDisplay: 'narrowSymbol',
  });
  const minorPerMajor = 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2);
  return (minor) => money.format(minor / minorPerMajor);
}

/** For chips, which have room for a few characters: whole amounts without decimals. */
export const shortAmount = (written: string): string => written.replace(/[.,]00(?!\d)/, '');
