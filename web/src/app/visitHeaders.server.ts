import type { IncomingMessage } from 'node:http';
import type { CountryOfAddress } from '../server/countryDatabase.server.ts';
import { languageHeader, languageOfAddress } from '../market/askedLanguage.ts';
import type { VisitHeaders } from '../market/visitResolver.server.ts';

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export interface CountrySources {
  /** Header in which the CDN names the country. */
  header: string;
  /** Asked where no such header came: nobody stands in front, so the connection is the visitor's own. */
  ofAddress: CountryOfAddress;
}

/** What decides whose page it is. `X-Forwarded-*` is not among it (A3). */
export function visitHeadersOf({ headers, socket, url }: Pick<IncomingMessage, 'headers' | 'socket' | 'url'>, country: CountrySources): VisitHeaders {
  return {
    host: headers.host,
    cookie: headers.cookie,
    userAgent: headers['user-agent'],
    mobileHint: first(headers['sec-ch-ua-mobile']),
    country: first(headers[country.header]) ?? country.ofAddress(socket.remoteAddress ?? '') ?? undefined,
    language: first(headers[languageHeader]) ?? languageOfAddress(url ?? ''),
  };
}
