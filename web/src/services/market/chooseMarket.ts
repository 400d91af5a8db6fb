import type { Brand, Market } from '@foyer/brands/market';
import { defaultCountryIso3, defaultLocale } from '@foyer/brands/market';
import type { Culture } from '@foyer/contract/ids';
import { cultureOf, cultures, isCulture, languages } from '@foyer/contract/languages';
import { toIso2 } from './countries.ts';
import { unknownCountry } from './unknownCountry.ts';

/**
 * Country that selects the market (MK-05), and where it came from: looked up, else from the `h20-iso3` cookie, else GBR.
 * @param lookedUp ISO 3166-1 alpha-3, or `Unknown`
 */
export function countryOfVisit(
  lookedUp: string,
  cookie: string | null,
): { countryIso3: string; from: 'lookedUp' | 'cookie' | 'default' } {
  if (lookedUp !== unknownCountry && toIso2(lookedUp) !== null) return { countryIso3: lookedUp, from: 'lookedUp' };
  if (cookie !== null && toIso2(cookie) !== null) return { countryIso3: cookie, from: 'cookie' };
  return { countryIso3: defaultCountryIso3, from: 'default' };
}

export interface MarketChoice {
  /** Null when the brand has no rest-of-world market: content then comes from the product node. */
  market: Market | null;
  /** Node of the content service. */
  nodeId: number;
  locale: string;
  culture: Culture;
  /** Available languages; one while the flag is off. */
  languages: readonly Culture[];
  /** Available languages if the flag were on. */
  toggledLanguages: readonly Culture[];
}

/** Market of a country, else the brand's rest-of-world market, else null. */
export function marketOfCountry(brand: Brand, countryIso2: string | null): Market | null {
  const byCountry = brand.markets.find(
    (market) => market.countryIso2Code !== null && market.countryIso2Code === countryIso2,
  );
  return byCountry ?? restOfWorldMarket(brand);
}

export function restOfWorldMarket(brand: Brand): Market | null {
  return brand.markets.find((market) => market.isRow && market.countryIso2Code === null) ?? null;
}

export interface MarketFacts {
  brand: Brand;
  countryIso3: string;
  /** Value of the `userLanguage` cookie, for example `zh`. */
  preferredLanguage: string | null;
  languageToggle: boolean;
}

/**
 * S4: selects by country, else the brand's rest-of-world market, else the product node; while the flag is on, a stored
 * language takes precedence over the market's.
 */
export function chooseMarket({ brand, countryIso3, preferredLanguage, languageToggle }: MarketFacts): MarketChoice {
  const byPlace = marketOfCountry(brand, toIso2(countryIso3));
  return chooseLanguage({ brand, byPlace, preferredLanguage, languageToggle });
}

/**
 * The market of the country in the preferred language while the flag is on, in every market (MK-04). A language with a
 * row of its own for the same place selects that row; otherwise the market keeps its node. Casino and rules are always
 * those of the place.
 */
export function chooseLanguage({
  brand,
  byPlace,
  preferredLanguage,
  languageToggle,
}: Omit<MarketFacts, 'countryIso3'> & { byPlace: Market | null }): MarketChoice {
  const preferred =
    languageToggle && preferredLanguage !== null && isCulture(preferredLanguage) ? preferredLanguage : null;
  const market = (preferred && rowInLanguage(brand, byPlace, preferred)) ?? byPlace;
  const ownLocale = market?.locale ?? defaultLocale;
  const locale = preferred === null || cultureOf(ownLocale) === preferred ? ownLocale : languages[preferred].locale;
  const culture = cultureOf(locale);
  const toggledLanguages = languagesOfMarket(brand, byPlace);
  return {
    market,
    nodeId: market?.marketNodeId ?? brand.productNodeId,
    locale,
    culture,
    languages: languageToggle ? toggledLanguages : [culture],
    toggledLanguages,
  };
}

/** Languages of a market while the flag is on; the first is the one without a preference. */
export function languagesOfMarket(brand: Brand, market: Market | null): Culture[] {
  const byPlace = market?.countryIso2Code === null ? restOfWorldMarket(brand) : market;
  return [...new Set([cultureOf(byPlace?.locale ?? defaultLocale), ...cultures])];
}

/** The brand's row for the same place in this language; null without one. */
function rowInLanguage(brand: Brand, place: Market | null, language: Culture): Market | null {
  if (place === null || cultureOf(place.locale) === language) return place;
  const isVariant = ({ isRow, countryIso2Code, locale }: Market) =>
    isRow === place.isRow && countryIso2Code === place.countryIso2Code && cultureOf(locale) === language;
  return brand.markets.find(isVariant) ?? null;
}
