import * as v from 'valibot';
import type { ProxyTrust } from '../../server/clientConnection.server.ts';

/** Environment variables of the addresses that visitors see. */
export const publicAddressEnvironment = {
  /** Scheme of the public site: `https` when TLS ends in front of this process. */
  PUBLIC_SCHEME: v.optional(v.picklist(['http', 'https']), 'http'),
  /** Port in addresses of the site. Default: that of the scheme; without a proxy in front, the port of this process. */
  PUBLIC_PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(65535)),
  ),
};

interface Read {
  PUBLIC_SCHEME: 'http' | 'https';
  PUBLIC_PORT?: number | undefined;
  PORT: number;
  DEPLOYMENT: 'production' | 'sandbox';
  TRUSTED_PROXIES: ProxyTrust;
}

/** Returns the origins of hosts in canonical and shared addresses. */
export function publicOriginsOf(e: Read): (host: string) => string {
  const isDirect =
    e.DEPLOYMENT === 'sandbox' &&
    e.PUBLIC_SCHEME === 'http' &&
    'hops' in e.TRUSTED_PROXIES &&
    e.TRUSTED_PROXIES.hops === 0;
  // 0 is a free port, which is not known yet.
  const port = e.PUBLIC_PORT ?? (isDirect && e.PORT !== 0 ? e.PORT : null);
  return (host) => new URL(`${e.PUBLIC_SCHEME}://${host}${port === null ? '' : `:${port}`}`).origin;
}
