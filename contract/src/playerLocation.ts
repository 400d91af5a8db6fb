import * as v from 'valibot';

/**
 * Where a player is.
 * - known: country (ISO 3166-1 alpha-2), and region (second part of ISO 3166-2) if it was looked up, else null
 * - `unknown`: nobody could tell
 * - `anonymous`: hidden behind an anonymising network, such as a VPN or Tor
 */
export type PlayerLocation =
  | { readonly known: true; readonly countryIso2: string; readonly regionCode: string | null }
  | { readonly known: false; readonly reason: 'unknown' | 'anonymous' };

export const unknownLocation: PlayerLocation = { known: false, reason: 'unknown' };
export const anonymousLocation: PlayerLocation = { known: false, reason: 'anonymous' };

/** Text of a location: `GB`, `CA-ON`, `unknown` or `anonymous`. */
export const playerLocationText = v.pipe(v.string(), v.regex(/^(?:[A-Z]{2}(?:-[A-Z0-9]{1,3})?|unknown|anonymous)$/));

/** Extension: header in which the front end tells a service where the player of a call is. */
export const locationHeader = 'foyer-location';

export function locationText(location: PlayerLocation): string {
  if (!location.known) return location.reason;
  return location.regionCode === null ? location.countryIso2 : `${location.countryIso2}-${location.regionCode}`;
}

/** Parses a text of `locationText`; anything else is an unknown location. */
export function readLocation(text: string | null | undefined): PlayerLocation {
  if (text === 'anonymous') return anonymousLocation;
  if (!v.is(playerLocationText, text) || text === 'unknown') return unknownLocation;
  return { known: true, countryIso2: text.slice(0, 2), regionCode: text.length > 2 ? text.slice(3) : null };
}

/** Codes that edges send instead of a country: Tor, anonymising proxies and satellite providers. */
const anonymousCodes: readonly string[] = ['T1', 'A1', 'A2'];
/** Codes of ISO 3166-1 for users and of databases for what is no country. */
const noCountries: readonly string[] = ['XX', 'ZZ', 'EU', 'AP', 'O1'];

/**
 * Location by the headers of an edge; null if the edge names no country. Two headers arrive as one text that is no
 * country, so neither counts.
 */
export function locationOfEdge(country: string | undefined, region: string | undefined): PlayerLocation | null {
  if (country === undefined) return null;
  const code = country.toUpperCase();
  if (anonymousCodes.includes(code)) return anonymousLocation;
  if (!/^[A-Z]{2}$/.test(code) || noCountries.includes(code)) return unknownLocation;
  const regionCode = region?.toUpperCase() ?? '';
  return { known: true, countryIso2: code, regionCode: /^[A-Z0-9]{1,3}$/.test(regionCode) ? regionCode : null };
}

/** Headers of calls whose outcome depends on where the player is. Without the header the service looks itself. */
export const locationHeaders = v.object({ [locationHeader]: v.optional(playerLocationText) });

/** Location in the headers of a call; null if the front end does not say. */
export function locationInHeaders(headers: v.InferOutput<typeof locationHeaders> | undefined): PlayerLocation | null {
  const text = headers?.[locationHeader];
  return text === undefined ? null : readLocation(text);
}
