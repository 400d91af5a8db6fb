import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/** Where the visitor is, as the CDN says (HT-04). `Unknown` where it does not. */
export const getGeoInfo = endpoint({
  name: 'getGeoInfo',
  service: 'web',
  method: 'GET',
  path: '/api/geo-info',
  response: v.object({
    CountryIso3Code: v.pipe(v.string(), v.maxLength(10)),
    CountryIsoCode: v.pipe(v.string(), v.maxLength(10)),
  }),
});

export const getIpAddress = endpoint({
  name: 'getIpAddress',
  service: 'web',
  method: 'GET',
  path: '/api/ip-address',
  response: v.object({ ipAddress: v.pipe(v.string(), v.maxLength(45)) }),
});

/** A number for this visit. It is not kept anywhere: keeping it would need the visitor's consent. */
export const getVisitTracker = endpoint({
  name: 'getVisitTracker',
  service: 'web',
  method: 'GET',
  path: '/api/visit-tracker',
  response: v.object({ visitId: v.pipe(v.string(), v.uuid()) }),
});
