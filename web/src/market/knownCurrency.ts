import { brands } from '@foyer/brands/brands';
import { restOfWorldRules } from '@foyer/brands/market';

const currencies = new Set([
  restOfWorldRules.currencyIsoCode,
  ...brands.flatMap(({ markets }) => markets.map(({ rules }) => rules.currencyIsoCode)),
]);

/** Whether accounts of any market are kept in this currency; what is asked for others is not worth a call. */
export function isKnownCurrency(currencyIsoCode: string): boolean {
  return currencies.has(currencyIsoCode);
}
