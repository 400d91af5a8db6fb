import { toIso2 } from '../market/countries.ts';
import { unknownCountry } from '../market/unknownCountry.ts';
import type { CountryData } from './eventRecord.ts';

export interface PlaceFacts {
  /** What was looked up of the visitor's place; `Unknown` until then. */
  geoInfo: { CountryIso3Code: string; CountryIsoCode: string; RegionCode?: string };
  /** The operator's cookie with the country, three letters. */
  countryCookie: string | null;
  currencyIsoCode: string;
  locale: string;
}

/** AN-06: from what was looked up, else from the cookie; two letters, in lower case. */
export function countryData({ geoInfo, countryCookie, currencyIsoCode, locale }: PlaceFacts): CountryData {
  const known = (code: string) => (code === '' || code === unknownCountry ? null : code);
  const lookedUp = known(geoInfo.CountryIsoCode) ?? toIso2(geoInfo.CountryIso3Code.toUpperCase());
  const named = toIso2((countryCookie ?? '').toUpperCase());
  const country = (lookedUp ?? named ?? '').toLowerCase();
  return {
    displayedCountry: country,
    displayedCurrency: currencyIsoCode.toLowerCase(),
    displayedLanguage: locale.toLowerCase(),
    displayedStateProvince: (geoInfo.RegionCode ?? '').toLowerCase(),
    ipAddressLookupCountryCode: country,
    IpAddressLookupSource: lookedUp !== null ? 'geo-info' : named !== null ? 'h20-iso3' : '',
  };
}
