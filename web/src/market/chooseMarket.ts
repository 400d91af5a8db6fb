import type { Brand, Market } from '@foyer/brands/market';
import { defaultCountryIso3, defaultLocale } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/identifiers';
import { cultureOf } from '@foyer/contract/languages';
import { toIso2 } from './countries.ts';
import { unknownCountry } from './unknownCountry.ts';

/**
 * The country that decides the market (MK-05): what was looked up, else the `h20-iso3` cookie, else GBR.
 * @param lookedUp ISO3, or `Unknown`
 */
export function countryOfVisit(lookedUp: string, cookie: string | null): string {
  if (lookedUp !== unknownCountry && toIso2(lookedUp) !== null) return lookedUp;
  if (cookie !== null && toIso2(cookie) !== null) return cookie;
  return defaultCountryIso3;
}

export interface MarketChoice {
  /** Null when the brand has not even a rest-of-world market: content then comes from the product node. */
  market: Market | null;
  /** Node of the content service to ask. */
  nodeId: number;
  locale: string;
  culture: Culture;
  /** What a stored language may change the choice to; one language while the flag is off. */
  languages: readonly Culture[];
  /** The same as if the flag were on. */
  toggledLanguages: readonly Culture[];
}

export interface MarketFacts {
  brand: Brand;
  countryIso3: string;
  /** Value of the `userLanguage` cookie, for example `zh`. */
  preferredLanguage: string | null;
  languageToggle: boolean;
}

/** S4: by country, else the brand's rest-of-world market, else the product node; a stored language overrides while the flag is on. */
export function chooseMarket({ brand, countryIso3, preferredLanguage, languageToggle }: MarketFacts): MarketChoice {
  const country = toIso2(countryIso3);
  const byCountry = brand.markets.find(
    (market) => market.countryIso2Code !== null && market.countryIso2Code === country,
  );
  const byPlace = byCountry ?? brand.markets.find((market) => market.isRow && market.countryIso2Code === null) ?? null;
  const preferred = languageToggle && preferredLanguage !== null ? inLanguage(brand, byPlace, preferredLanguage) : null;
  const market = preferred ?? byPlace;
  const locale = market?.locale ?? defaultLocale;
  const culture = cultureOf(locale);
  const toggledLanguages = market?.isRow === true ? languagesBeside(brand) : [culture];
  return {
    market,
    nodeId: market?.marketNodeId ?? brand.productNodeId,
    locale,
    culture,
    languages: languageToggle ? toggledLanguages : [culture],
    toggledLanguages,
  };
}

/** In the order of the brand's table, so that a choice stands in the same place in every language. */
function languagesBeside(brand: Brand): Culture[] {
  return [...new Set(brand.markets.filter(({ isRow }) => isRow).map(({ locale }) => cultureOf(locale)))];
}

/** A market beside `place` in the language asked for: only rest-of-world markets have variants by language. */
function inLanguage(brand: Brand, place: Market | null, language: string): Market | null {
  if (place === null || !place.isRow) return null;
  return brand.markets.find((market) => market.isRow && cultureOf(market.locale) === language) ?? null;
}
