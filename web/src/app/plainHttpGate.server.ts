import type { IncomingMessage, ServerResponse } from 'node:http';
import { brands } from '@foyer/brands/brands';
import { brandOfHost } from '../market/visit.ts';
import type { ClientConnectionOf } from '../server/clientConnection.server.ts';
import type { Configuration } from '../server/configuration.server.ts';
import { allowsPlainHttp, secureAddress } from '../server/plainHttp.server.ts';
import { sendPlain } from '../server/plainResponse.server.ts';
import { strictTransport } from '../server/securityHeaders.server.ts';

/** Calls of the operator's own machines: balancers, and the content service with its secret. */
const isInternal = (path: string) => path === '/healthz' || path === '/readyz' || path.startsWith('/webhooks/');

/**
 * Refuses requests whose visitor came over plain HTTP, unless `PLAIN_HTTP` allows it. A page is redirected to its secure
 * address where a trusted proxy said that the visitor came without TLS; without such a proxy a redirect would never end.
 * @returns false where the request was refused
 */
export function createPlainHttpGate(
  { plainHttp, publicScheme }: Pick<Configuration, 'plainHttp' | 'publicScheme'>,
  clientOf: ClientConnectionOf,
) {
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const { host = '' } = request.headers;
    if (allowsPlainHttp(plainHttp, host) || isInternal(path)) return true;
    const { isTls, isProxied } = clientOf(request);
    if (isTls) return true;
    // A browser takes no promise about TLS from a plain connection.
    response.removeHeader(strictTransport[0]);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/');
    const location =
      isPage && isProxied && publicScheme === 'https' && brandOfHost(brands, host) !== null
        ? secureAddress(host, request.url ?? '/')
        : null;
    if (location === null) sendPlain(response, 403, 'This site is answered over HTTPS only.');
    else sendPlain(response, 308, 'This site is answered over HTTPS only.', { Location: location });
    return false;
  };
}
