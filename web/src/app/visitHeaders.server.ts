import type { IncomingMessage } from 'node:http';
import type { PlayerLocation } from '@foyer/contract/playerLocation';
import { locationOfEdge, unknownLocation } from '@foyer/contract/playerLocation';
import type { ClientConnectionOf } from '../server/clientConnection.server.ts';
import type { CountryOfAddress } from '../server/openCountryDatabase.server.ts';
import { toIso2 } from '../services/market/countries.ts';
import { languageHeader, languageOfAddress } from '../services/market/requestedLanguage.ts';
import type { VisitHeaders } from '../services/market/visitResolver.server.ts';
import { cookies, readCookie } from '../services/storage/cookies.ts';
import type { EdgeVisitOf } from './edgeRequest.server.ts';

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export interface VisitSources {
  /** Request header in which the CDN names the country. */
  countryHeader: string;
  /** Request header in which the CDN names the region of that country. */
  regionHeader: string;
  /** Whether this is a sandbox without an edge, where nobody names a country and the cookie stands in. */
  isWithoutEdge: boolean;
  /** Whether any sender may name the country: true while no proxy is configured, as on an engineer's machine. */
  trustsCountryOfAnyone: boolean;
  /** Looks up the country of the visitor's address when that header is missing. */
  countryOfAddress: CountryOfAddress;
  clientOf: ClientConnectionOf;
  edgeVisitOf: EdgeVisitOf;
}

/**
 * Country of the visitor as named by a trusted proxy or looked up. Not validated: two country headers arrive as one text
 * that is no country, so neither counts.
 */
export function countryOfRequest(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  sources: VisitSources,
): string | undefined {
  return namedCountryOf(request, sources) ?? countryOfVisitorAddress(request, sources);
}

function namedCountryOf(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { countryHeader, trustsCountryOfAnyone, clientOf }: VisitSources,
): string | undefined {
  const named = first(request.headers[countryHeader]);
  return named !== undefined && (trustsCountryOfAnyone || clientOf(request).isProxied) ? named : undefined;
}

function countryOfVisitorAddress(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  { countryOfAddress, clientOf }: VisitSources,
): string | undefined {
  return countryOfAddress(clientOf(request).address) ?? undefined;
}

/**
 * Where the player of a request is, by a trusted proxy or the address. Unlike the country that selects a visitor's page,
 * it has no default. Null in a sandbox without an edge, where the player counts as at home.
 */
export function locationOfRequest(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  sources: VisitSources,
): PlayerLocation | null {
  const named = locationOfEdge(namedCountryOf(request, sources), first(request.headers[sources.regionHeader]));
  const located = named ?? locationOfEdge(countryOfVisitorAddress(request, sources), undefined);
  if (located !== null) return located;
  if (!sources.isWithoutEdge) return unknownLocation;
  const country = toIso2(readCookie(request.headers.cookie, cookies.countryIso3.name) ?? '');
  return country === null ? null : { known: true, countryIso2: country, regionCode: null };
}

/** Facts of a request that select its page. `X-Forwarded-Host` is ignored (A3). */
export function visitHeadersOf(
  request: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'socket' | 'url'>,
  sources: VisitSources,
): VisitHeaders & { receiver: PageReceiver } {
  const { headers, url } = request;
  const edge = sources.edgeVisitOf(request);
  if (edge !== null && 'facts' in edge) return { ...noHeaders, host: headers.host, edge: edge.facts, receiver: 'edge' };
  const namedCountry = namedCountryOf(request, sources);
  return {
    host: headers.host,
    cookie: headers.cookie,
    userAgent: headers['user-agent'],
    mobileHint: first(headers['sec-ch-ua-mobile']),
    country: namedCountry ?? countryOfVisitorAddress(request, sources),
    language: first(headers[languageHeader]) ?? languageOfAddress(url ?? ''),
    receiver: edge !== null ? 'refused' : namedCountry === undefined ? 'directByAddress' : 'direct',
  };
}

/**
 * Who a page is for: a browser or unknown cache, a proven edge, or an edge whose facts were not understood.
 * `directByAddress`: no header names the country, so the visitor's address selects the page, which `Vary` cannot say.
 */
export type PageReceiver = 'direct' | 'directByAddress' | 'edge' | 'refused';

const noHeaders = { cookie: undefined, userAgent: undefined, mobileHint: undefined, country: undefined };
