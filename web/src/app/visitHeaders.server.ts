import type { IncomingMessage } from 'node:http';
import type { VisitHeaders } from '../market/visitResolver.server.ts';

const first = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** The headers of a request that decide whose page it is. `X-Forwarded-*` is not among them (A3). */
export function visitHeadersOf({ headers }: Pick<IncomingMessage, 'headers'>, countryHeader: string): VisitHeaders {
  return {
    host: headers.host,
    cookie: headers.cookie,
    userAgent: headers['user-agent'],
    mobileHint: first(headers['sec-ch-ua-mobile']),
    country: first(headers[countryHeader]),
  };
}
