import { randomUUID } from 'node:crypto';
import { apiRoute } from '../../services/api/apiRoute.server.ts';
import { toIso3 } from '../../services/market/countries.ts';
import { unknownCountry } from '../../services/market/unknownCountry.ts';
import { getGeoInfo, getIpAddress, getVisitTracker } from './visitorPlaceApi.ts';

export const visitorPlaceRoutes = [
  apiRoute(getGeoInfo, async (_input, { countryIso2 }) => {
    const iso3 = countryIso2 === null ? null : toIso3(countryIso2);
    return iso3 === null || countryIso2 === null
      ? { CountryIso3Code: unknownCountry, CountryIsoCode: unknownCountry }
      : { CountryIso3Code: iso3, CountryIsoCode: countryIso2 };
  }),
  apiRoute(getIpAddress, async (_input, { ipAddress }) => ({ ipAddress })),
  apiRoute(getVisitTracker, async () => ({ visitId: randomUUID() })),
];
