import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';

/**
 * Returns whether play is allowed in the visitor's country (MK-11). `unknown` if the country or the list of countries
 * is not certain.
 */
export const getRestrictedCountry = endpoint({
  name: 'getRestrictedCountry',
  service: 'web',
  method: 'GET',
  path: '/api/restricted-country',
  response: v.object({
    play: v.picklist(['allowed', 'restricted', 'unknown']),
    countryIso2: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  }),
});
