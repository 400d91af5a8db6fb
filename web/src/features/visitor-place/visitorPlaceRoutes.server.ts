import { apiRoute } from '../../services/api/apiRoute.server.ts';
import { toIso2, toIso3 } from '../../services/market/countries.ts';
import { unknownCountry } from '../../services/market/unknownCountry.ts';
import { cookies } from '../../services/storage/cookies.ts';
import { getGeoInfo, getIpAddress } from './visitorPlaceApi.ts';
import { getVisitTracker } from './visitTrackerApi.ts';

export const visitorPlaceRoutes = [
  apiRoute(getGeoInfo, async (_input, { countryIso2, readCookie }) => {
    const iso3 = countryIso2 === null ? null : toIso3(countryIso2);
    if (iso3 !== null && countryIso2 !== null) return { CountryIso3Code: iso3, CountryIsoCode: countryIso2 };
    const fromCookie = readCookie(cookies.countryIso3.name);
    const isCountry = fromCookie !== null && toIso2(fromCookie) !== null;
    return { CountryIso3Code: isCountry ? fromCookie : unknownCountry, CountryIsoCode: unknownCountry };
  }),
  apiRoute(getIpAddress, async (_input, { ipAddress }) => ({ ipAddress })),
  apiRoute(getVisitTracker, async (_input, { readCookie }) => ({
    trackingVisit: (readCookie(cookies.trackingVisit.name) ?? '').slice(0, 4096),
  })),
];
