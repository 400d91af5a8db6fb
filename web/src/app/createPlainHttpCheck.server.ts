import type { IncomingMessage, ServerResponse } from 'node:http';
import { brands } from '@foyer/brands/brands';
import type { ClientConnectionOf } from '../server/clientConnection.server.ts';
import { allowsPlainHttp, secureAddress } from '../server/plainHttp.server.ts';
import { strictTransport } from '../server/securityHeaders.server.ts';
import { sendText } from '../server/sendText.server.ts';
import type { Configuration } from '../services/configuration/configuration.server.ts';
import { brandOfHost } from '../services/market/visit.ts';

/** Calls of the content service, with its secret. */
const isInternal = (path: string) => path.startsWith('/webhooks/');

/**
 * Refuses requests over plain HTTP unless `PLAIN_HTTP` allows them. Redirects pages to HTTPS when a trusted proxy
 * reports a request without TLS; without such a proxy the redirect could loop.
 * @returns false when the request was refused
 */
export function createPlainHttpCheck(
  { plainHttp, publicScheme }: Pick<Configuration, 'plainHttp' | 'publicScheme'>,
  clientOf: ClientConnectionOf,
) {
  return (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    const { host = '' } = request.headers;
    if (allowsPlainHttp(plainHttp, host) || isInternal(path)) return true;
    const { isTls, isProxied } = clientOf(request);
    if (isTls) return true;
    // Browsers ignore HSTS on plain connections.
    response.removeHeader(strictTransport[0]);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/');
    const location =
      isPage && isProxied && publicScheme === 'https' && brandOfHost(brands, host) !== null
        ? secureAddress(host, request.url ?? '/')
        : null;
    if (location === null) sendText(response, 403, 'This site is available over HTTPS only.');
    else sendText(response, 308, 'This site is available over HTTPS only.', { Location: location });
    return false;
  };
}
