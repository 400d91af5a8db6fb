import type { IncomingMessage } from 'node:http';
import { languageHeader, languageOfAddress } from '../market/askedLanguage.ts';
import type { VisitHeaders } from '../market/visitResolver.server.ts';
import type { ClientConnectionOf } from '../server/clientConnection.server.ts';
import type { CountryOfAddress } from '../server/countryDatabase.server.ts';

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export interface CountrySources {
  /** Header in which the CDN names the country. */
  header: string;
  /** Looks up the visitor's address where no such header came. */
  ofAddress: CountryOfAddress;
  clientOf: ClientConnectionOf;
}

/** The facts of a request that choose its page. `X-Forwarded-Host` is not among them (A3). */
export function visitHeadersOf(
  request: Pick<IncomingMessage, 'headers' | 'socket' | 'url'>,
  country: CountrySources,
): VisitHeaders {
  const { headers, url } = request;
  return {
    host: headers.host,
    cookie: headers.cookie,
    userAgent: headers['user-agent'],
    mobileHint: first(headers['sec-ch-ua-mobile']),
    country: first(headers[country.header]) ?? country.ofAddress(country.clientOf(request).address) ?? undefined,
    language: first(headers[languageHeader]) ?? languageOfAddress(url ?? ''),
  };
}
