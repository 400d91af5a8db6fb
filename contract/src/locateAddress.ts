import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { playerLocationText } from './playerLocation.ts';

/**
 * Asks a location provider where an address is, and whether it belongs to an anonymising network. The accounts service
 * makes this call when the front end reports a location, never a browser; behind it is the operator's adapter to a
 * provider. `unknown`: the provider does not know the address.
 */
export const locateAddress = endpoint({
  name: 'locateAddress',
  service: 'accounts',
  method: 'POST',
  path: '/location-provider/locate',
  repeatable: true,
  body: v.object({ ipAddress: v.pipe(v.string(), v.maxLength(45)) }),
  response: v.object({ location: playerLocationText }),
});
