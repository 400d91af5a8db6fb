import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visit } from '../market/visit.ts';
import { isKnownVersion } from '../server/isKnownVersion.ts';
import { encodingFor, incompleteFreshMs } from '../server/pageCache.server.ts';
import type { CachedPage, Encoding } from '../server/pageCache.server.ts';
import { repeatHead } from '../server/repeatHead.server.ts';
import type { SentHead } from '../server/repeatHead.server.ts';

export interface PageWriter {
  write(request: IncomingMessage, response: ServerResponse, page: CachedPage, visit: Visit): void;
}

/** @param fixedHeadersOf names and values that every page of a brand carries, in turn */
export function createPageWriter(
  fixedHeadersOf: (brandId: string) => readonly string[],
  vary: string,
  now: () => number,
): PageWriter {
  /** What a page's answers have in common, made once for each page: visits of one page differ in nothing that matters here. */
  const common = new WeakMap<CachedPage, readonly string[]>();
  const headersOf = (page: CachedPage, visit: Visit): readonly string[] => {
    const known = common.get(page);
    if (known !== undefined) return known;
    const version = page.status === 200 ? ['ETag', page.etag] : [];
    const retryAfter = page.status === 503 ? ['Retry-After', String(incompleteFreshMs / 1000)] : [];
    const made = [
      ...fixedHeadersOf(visit.brandId),
      'Content-Type',
      'text/html; charset=utf-8',
      'Vary',
      vary,
      'Cache-Control',
      cacheControl(page, visit),
      ...version,
      ...retryAfter,
    ];
    common.set(page, made);
    return made;
  };
  const heads = new WeakMap<CachedPage, Partial<Record<Encoding, SentHead | undefined>>>();

  return {
    write(request, response, page, visit) {
      const asked = request.headers;
      const time = now();
      // A CDN counts its hour from when the page was made, not from when it fetched it.
      const age = String(Math.max(0, Math.floor((time - page.renderedAt) / 1000)));
      if (page.status === 200 && isKnownVersion(asked['if-none-match'], page.etag)) {
        response.writeHead(304, [...headersOf(page, visit), 'Age', age]);
        response.end();
        return;
      }
      const encoding = encodingFor(asked['accept-encoding']);
      const body = page.bodies[encoding];
      let sent = heads.get(page);
      if (sent === undefined) heads.set(page, (sent = {}));
      sent[encoding] = repeatHead(request, response, sent[encoding], time, () => {
        const headers = [...headersOf(page, visit), 'Age', age, 'Content-Length', String(body.byteLength)];
        if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
        response.writeHead(page.status, headers);
      });
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
  return visit.loginState === 'Logged-Out'
    ? 'public, max-age=0, s-maxage=3600, stale-while-revalidate=3600'
    : 'private, no-cache';
}
