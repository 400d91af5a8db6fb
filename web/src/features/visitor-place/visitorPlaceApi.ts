import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/**
 * Returns the visitor's country as the CDN reports it (HT-04). Without a report the operator's cookie names the country in
 * three letters alone, which are else `Unknown` (MK-05).
 */
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
