import type { Culture } from '@foyer/contract/ids';
import type { Visit } from './visit.ts';

interface ContentQuery {
  culture: Culture;
  countryIsoCode?: string;
}

/**
 * Language and country of a content call (PG-17). The country is that of the market, because responses and pages are
 * shared by visitors (decision 2).
 * @param options.excludeCountry for content of the product, which every market shares
 */
export function contentQuery(
  { culture, countryIso2 }: Pick<Visit, 'culture' | 'countryIso2'>,
  { excludeCountry = false } = {},
): ContentQuery {
  return { culture, ...(!excludeCountry && countryIso2 !== null && { countryIsoCode: countryIso2 }) };
}
