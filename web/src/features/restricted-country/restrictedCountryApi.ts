import { endpoint } from '@foyer/contract/endpoint';
import { playerLocationText } from '@foyer/contract/playerLocation';
import * as v from 'valibot';

const decision = v.picklist(['allowed', 'countryRestricted', 'locationUnknown']);

/**
 * Returns whether play is allowed in the visitor's country (MK-11): `unknown` if the country or the list of countries is
 * not certain. For a player also where the player is, and what the account's market allows there; the call tells the
 * accounts service the location, so a game in progress sends it each minute.
 */
export const getRestrictedCountry = endpoint({
  name: 'getRestrictedCountry',
  service: 'web',
  method: 'GET',
  path: '/api/restricted-country',
  auth: 'optionalUserToken',
  response: v.object({
    play: v.picklist(['allowed', 'restricted', 'unknown']),
    countryIso2: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    /** Only for a player whose location somebody stated. */
    player: v.optional(
      v.object({
        location: playerLocationText,
        /** The player is in a place of another market than that of the account. */
        isElsewhere: v.boolean(),
        /** Country of the account's market, and its region; null for the rest of the world. */
        home: v.nullable(v.object({ countryIso2: v.string(), region: v.nullable(v.string()) })),
        play: decision,
        deposit: decision,
      }),
    ),
  }),
});
