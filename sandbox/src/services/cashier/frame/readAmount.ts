import { halfWidth } from '@foyer/contract/halfWidth';
import type { Culture } from '@foyer/contract/ids';
import { languages } from '@foyer/contract/languages';

/**
 * Parses a typed amount into minor units. Accepts digits with at most one decimal separator (comma or point) and no
 * more decimals than the currency has, and ignores grouping characters. Returns null for any other text.
 */
export function readAmount(text: string, fractionDigits: number): number | null {
  const plain = halfWidth(text)
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^[^\d.,-]+/, '');
  const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  const match = /^(\d{1,9})(?:\.(\d*))?$/.exec(grouped);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > fractionDigits) return null;
  return Number(`${match[1] ?? ''}${fraction.padEnd(fractionDigits, '0')}`);
}

/** Returns the sign of the currency, such as £, as amounts of the language have it. */
export const currencySign = (culture: Culture, currencyIsoCode: string): string =>
  new Intl.NumberFormat(languages[culture].locale, {
    style: 'currency',
    currency: currencyIsoCode,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currencyIsoCode;

/** Returns the number of decimals of the currency. */
export function fractionDigitsOf(currencyIsoCode: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency: currencyIsoCode }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}
