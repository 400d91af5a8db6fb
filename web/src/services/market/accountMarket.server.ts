import type { Brand, Market } from '@foyer/brands/market';
import type { Account } from '@foyer/contract/accounts';
import { marketOfCountry, restOfWorldMarket } from './chooseMarket.ts';
import { otherMarket } from './otherMarket.ts';

/** Name of a market by place, as the edge and the market cookie have it: its id, or `other` without a country. */
export function marketKeyOf(market: Market | null): string {
  return market?.countryIso2Code ? market.id : otherMarket;
}

/** Market of a key; undefined for a key of no market of the brand. */
export function marketOfKey(brand: Brand, key: string | null): Market | null | undefined {
  if (key === otherMarket) return restOfWorldMarket(brand);
  return brand.markets.find(({ id, countryIso2Code }) => id === key && countryIso2Code !== null);
}

type Facts = Pick<Account['core'], 'casinoId' | 'marketId'> & Pick<Account['personal2'], 'registeredCountryShortCode'>;

/**
 * Market whose rules and regulator an account has: as the service names it, else by the casino of the account, else by
 * its country. Undefined if none of them is one of the brand's.
 */
export function marketOfAccount(
  brand: Brand,
  { marketId, casinoId, registeredCountryShortCode }: Facts,
): Market | null | undefined {
  const named = brand.markets.find(({ id }) => id === marketId);
  if (named !== undefined) return named;
  const ofCasino = brand.markets.find((market) => market.casinoId === casinoId || market.mobileCasinoId === casinoId);
  if (ofCasino !== undefined) return ofCasino;
  return registeredCountryShortCode === 'ZZ' ? undefined : marketOfCountry(brand, registeredCountryShortCode);
}
