import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from '../server/cachedPage.server.ts';
import { encodingFor } from '../server/encodingFor.ts';
import type { Encoding } from '../server/encodingFor.ts';
import { matchesEtag } from '../server/matchesEtag.ts';
import { incompleteFreshMs, sharedMaxAgeSeconds } from '../server/pageCache.server.ts';
import { reuseResponseHead } from '../server/reuseResponseHead.server.ts';
import type { SentHead } from '../server/reuseResponseHead.server.ts';
import type { Visit } from '../services/market/visit.ts';
import { edgeHeadersOf } from './edgeResponse.server.ts';
import type { PageRequest } from './page/readPagePath.ts';
import type { PageReceiver } from './visitHeaders.server.ts';

/** For whom a page is written. */
export interface PageDelivery {
  visit: Visit;
  requested: PageRequest;
  receiver: PageReceiver;
}

export interface PageWriter {
  write(request: IncomingMessage, response: ServerResponse, page: CachedPage, delivery: PageDelivery): void;
}

interface BodyHead {
  body: Buffer;
  head: SentHead | undefined;
}

type PerReceiver<Value> = Partial<Record<PageReceiver, Value>>;

/**
 * Writes cached pages. A page belongs to one visit and path, so headers are kept for each page and receiver.
 * @param fixedHeadersOf alternating names and values of headers on every page of a brand
 * @param preloadHeaderOf value of the `Link` header of a page
 * @param vary `Vary` of a page for a browser or an unknown cache
 */
export function createPageWriter(
  fixedHeadersOf: (brandId: string) => readonly string[],
  preloadHeaderOf: (visit: Visit) => string,
  vary: string,
  release: string,
): PageWriter {
  /** Headers that all responses of a page share, cached per page. */
  const common = new WeakMap<CachedPage, PerReceiver<readonly string[]>>();
  const headersOf = (page: CachedPage, { visit, requested, receiver }: PageDelivery): readonly string[] => {
    let made = common.get(page);
    if (made === undefined) common.set(page, (made = {}));
    return (made[receiver] ??= [
      ...fixedHeadersOf(visit.brandId),
      'Content-Type',
      'text/html; charset=utf-8',
      ...(page.status === 200 ? ['Link', preloadHeaderOf(visit)] : []),
      ...(receiver === 'edge'
        ? edgeHeadersOf(page, visit, requested, release)
        : ['Vary', vary, 'Cache-Control', receiver === 'refused' ? 'no-store' : cacheControl(page, visit, receiver)]),
      ...(page.status === 200 ? ['ETag', page.etag] : []),
      ...(page.status === 503 ? ['Retry-After', String(incompleteFreshMs / 1000)] : []),
    ]);
  };
  /** Heads by the body that they announce, because a page's body may become smaller. */
  const heads = new WeakMap<CachedPage, Partial<Record<`${PageReceiver} ${Encoding}`, BodyHead>>>();

  /** @param body of the page in this encoding */
  function send(
    request: IncomingMessage,
    response: ServerResponse,
    page: CachedPage,
    delivery: PageDelivery,
    encoding: Encoding,
    body: Buffer,
  ): void {
    const time = Date.now();
    let sent = heads.get(page);
    if (sent === undefined) heads.set(page, (sent = {}));
    const head = `${delivery.receiver} ${encoding}` as const;
    const known = sent[head]?.body === body ? sent[head].head : undefined;
    const used = reuseResponseHead(request, response, known, time, () => {
      const headers = [
        ...headersOf(page, delivery),
        'Age',
        ageOf(page, time),
        'Content-Length',
        String(body.byteLength),
      ];
      if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
      response.writeHead(page.status, headers);
    });
    sent[head] = { body, head: used };
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    write(request, response, page, delivery) {
      const requestHeaders = request.headers;
      if (page.status === 200 && matchesEtag(requestHeaders['if-none-match'], page.etag)) {
        response.writeHead(304, [...headersOf(page, delivery), 'Age', ageOf(page, Date.now())]);
        response.end();
        return;
      }
      const encoding = encodingFor(requestHeaders['accept-encoding']);
      const body = page.body.ready(encoding);
      if (body !== undefined) {
        send(request, response, page, delivery, encoding, body);
        return;
      }
      page.body
        .in(encoding)
        .then((compressed) => send(request, response, page, delivery, encoding, compressed))
        .catch(() => response.destroy());
    },
  };
}

/** The `Age` header makes a CDN count from the time of rendering. */
function ageOf({ renderedAt }: CachedPage, time: number): string {
  return String(Math.max(0, Math.floor((time - renderedAt) / 1000)));
}

/**
 * Browsers revalidate each time and get 304; a CDN caches a visitor's page for the time that it is fresh here, unless the
 * visitor's address selected it: a CDN that names no country would give it to visitors of other countries. Other
 * responses are not cached, so that an address that looks like a file cannot poison a cache (A5), and neither are
 * incomplete pages. Without `stale-while-revalidate`: Firefox applies it to navigations, and would show pages as they were at the
 * last visit, also while offline.
 */
function cacheControl(page: CachedPage, visit: Visit, receiver: PageReceiver): string {
  if (page.status !== 200 || !page.isComplete) return 'no-store';
  return visit.loginState === 'Logged-Out' && receiver === 'direct'
    ? `public, max-age=0, s-maxage=${sharedMaxAgeSeconds(page)}`
    : 'private, no-cache';
}
