import { brands } from '@foyer/brands/brands';
import { restOfWorldRules } from '@foyer/brands/market';

const currencies = new Set([
  restOfWorldRules.currencyIsoCode,
  ...brands.flatMap(({ markets }) => markets.map(({ rules }) => rules.currencyIsoCode)),
]);

/** Whether accounts of some market use this currency; requests in other currencies are pointless. */
export function isKnownCurrency(currencyIsoCode: string): boolean {
  return currencies.has(currencyIsoCode);
}
