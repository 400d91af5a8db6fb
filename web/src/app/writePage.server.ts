import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visit } from '../market/visit.ts';
import { isKnownVersion } from '../server/isKnownVersion.ts';
import { encodingFor } from '../server/pageCache.server.ts';
import type { CachedPage } from '../server/pageCache.server.ts';

export interface PageWriter {
  write(request: IncomingMessage, response: ServerResponse, page: CachedPage, visit: Visit): void;
}

/** @param fixedHeaders names and values that every page carries, in turn */
export function createPageWriter(fixedHeaders: readonly string[], vary: string, now: () => number): PageWriter {
  return {
    write(request, response, page, visit) {
      const headers = [...fixedHeaders, 'Content-Type', 'text/html; charset=utf-8', 'Vary', vary, 'Cache-Control', cacheControl(page, visit)];
      // A CDN counts its hour from when the page was made, not from when it fetched it.
      headers.push('Age', String(Math.max(0, Math.floor((now() - page.renderedAt) / 1000))));
      if (page.status === 200) {
        headers.push('ETag', page.etag);
        if (isKnownVersion(request.headers['if-none-match'], page.etag)) {
          response.writeHead(304, headers);
          response.end();
          return;
        }
      }
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
      const body = page.bodies[encoding];
      headers.push('Content-Length', String(body.byteLength));
      response.writeHead(page.status, headers);
      response.end(request.method === 'HEAD' ? undefined : body);
    },
  };
}

/**
 * A browser asks again each time and gets 304; a CDN keeps a visitor's page for the hour that it is fresh here. Nobody
 * keeps what is no page, so that an address made to look like a file cannot be planted in a cache (A5), nor a page that
 * lacks something.
 */
function cacheControl(page: CachedPage, visit: Visit): string {
  if (page.status !== 200 || !page.isComplete) return 'no-store';
  return visit.loginState === 'Logged-Out' ? 'public, max-age=0, s-maxage=3600, stale-while-revalidate=3600' : 'private, no-cache';
}
