import { memoize } from '../../base/memoize.ts';

const formatOf = memoize(20, (key) => {
  const [locale = '', currency = ''] = key.split(' ');
  return new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
});

/** Formats a stake of a table: minor units, but none that are zero. */
export function tableMoney(amount: number, currencyIsoCode: string, locale: string): string {
  const format = formatOf(`${locale} ${currencyIsoCode}`);
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
