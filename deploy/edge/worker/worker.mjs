// Foyer behind a CDN with programmable workers (Cloudflare's interface: `fetch` handler, `caches.default`, `request.cf`).
// docs/edge.md explains it. Settings: EDGE_SECRET, EDGE_PURGE_SECRET, ZONE_ID and PURGE_TOKEN (the CDN's own purge).
import { foyerVisit } from './facts.mjs';

/**
 * @typedef {{ EDGE_SECRET: string, EDGE_PURGE_SECRET: string, ZONE_ID?: string, PURGE_TOKEN?: string }} EdgeSettings
 * @typedef {{ waitUntil(work: Promise<unknown>): void }} EdgeContext
 */

const passed =
  /^\/(?:api|webhooks|\.well-known)\/|^\/(?:healthz|readyz|robots\.txt|sitemap\.xml|service-worker\.js|connection\.js)$/;
const files = /^\/(?:assets|theme)\//;
/** Headers between origin and edge. */
const ownHeaders = ['cdn-cache-control', 'surrogate-key', 'cache-tag', 'foyer-stored-at', 'foyer-origin-cache-control'];

/** Fetches in flight, so that requests for a page that is not stored share one. @type {Map<string, Promise<Response>>} */
const inFlight = new Map();

// oxlint-disable-next-line import/no-default-export -- the interface of workers
export default {
  /** @param {Request & { cf?: { country?: string, regionCode?: string } }} request @param {EdgeSettings} env @param {EdgeContext} context */
  async fetch(request, env, context) {
    const url = new URL(request.url);
    if (url.pathname === '/.foyer/purge') return purge(request, env);
    const headers = new Headers(request.headers);
    for (const name of ['foyer-visit', 'foyer-edge', 'cf-ipcountry', 'cf-region-code']) headers.delete(name);
    const country = request.cf?.country ?? null;
    const facts = foyerVisit({ url: request.url, headers, country });
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // The CDN caches files by their own headers.
    if (isRead && files.test(url.pathname)) return fetch(request);
    if (facts !== null) {
      headers.set('foyer-visit', facts);
      headers.set('foyer-edge', env.EDGE_SECRET);
    }
    if (facts === null || !isRead || passed.test(url.pathname)) {
      if (country !== null) headers.set('cf-ipcountry', country);
      if (request.cf?.regionCode !== undefined) headers.set('cf-region-code', request.cf.regionCode);
      return forBrowser(await fetch(new Request(request, { headers, redirect: 'manual' })), 'fwd=bypass');
    }
    for (const name of ['cookie', 'authorization', 'user-agent', 'sec-ch-ua-mobile', 'x-language', 'if-none-match'])
      headers.delete(name);
    headers.set('accept-encoding', 'br, gzip');
    return page(new URL(url.pathname, url), headers, facts, request, context);
  },
};

/** @param {URL} url @param {Headers} headers @param {string} facts @param {Request} request @param {EdgeContext} context */
async function page(url, headers, facts, request, context) {
  const key = new URL(url);
  key.search = new URLSearchParams({ facts }).toString();
  const cache = /** @type {{ default: Cache }} */ (/** @type {unknown} */ (caches)).default;
  const stored = await cache.match(new Request(key));
  const life = stored === undefined ? null : lifeOf(stored.headers.get('foyer-origin-cache-control') ?? '');
  const age = stored === undefined ? Infinity : (Date.now() - Number(stored.headers.get('foyer-stored-at'))) / 1000;
  if (stored !== undefined && life !== null && age < life.fresh + life.whileRevalidate) {
    if (age >= life.fresh) context.waitUntil(refresh(key, url, headers, cache).catch(() => undefined));
    return forBrowser(stored, 'hit', request);
  }
  const fetched = await refresh(key, url, headers, cache).catch(() => null);
  if (
    stored !== undefined &&
    life !== null &&
    age < life.fresh + life.ifError &&
    (fetched === null || fetched.status >= 500)
  )
    return forBrowser(stored, 'hit', request);
  if (fetched !== null) return forBrowser(fetched.clone(), 'fwd=miss', request);
  return new Response('Service Unavailable', {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '10' },
  });
}

/**
 * Fetches a page and stores it, once for all requests in flight.
 * @param {URL} key @param {URL} url @param {Headers} headers @param {Cache} cache
 */
function refresh(key, url, headers, cache) {
  const running = inFlight.get(key.href);
  if (running !== undefined) return running;
  const work = (async () => {
    const response = await fetch(new Request(url, { headers, redirect: 'manual' }));
    const control = response.headers.get('cdn-cache-control') ?? '';
    const life = lifeOf(control);
    if (response.status === 200 && life !== null) {
      const copy = new Response(response.clone().body, response);
      const age = Number(response.headers.get('age') ?? '0') * 1000;
      copy.headers.set('foyer-stored-at', String(Date.now() - age));
      copy.headers.set('foyer-origin-cache-control', control);
      // The CDN's cache drops an entry after this time; this worker decides until then.
      copy.headers.set('cache-control', `public, max-age=${life.fresh + Math.max(life.whileRevalidate, life.ifError)}`);
      copy.headers.set('cache-tag', (response.headers.get('surrogate-key') ?? '').split(' ').join(','));
      for (const name of ['vary', 'cdn-cache-control', 'surrogate-key', 'age']) copy.headers.delete(name);
      await cache.put(new Request(key), copy);
    }
    return response;
  })().finally(() => inFlight.delete(key.href));
  inFlight.set(key.href, work);
  return work;
}

/** Null when the origin lets no edge store the page. @param {string} control */
function lifeOf(control) {
  const seconds = (/** @type {string} */ name) =>
    Number(new RegExp(`(?:^|[\\s,])${name}=(\\d+)`).exec(control)?.[1] ?? 0);
  const fresh = seconds('max-age');
  return fresh === 0
    ? null
    : { fresh, whileRevalidate: seconds('stale-while-revalidate'), ifError: seconds('stale-if-error') };
}

/** @param {Response} response @param {string} status of RFC 9211 @param {Request} [request] of a page */
function forBrowser(response, status, request) {
  const headers = new Headers(response.headers);
  if (request !== undefined) {
    headers.set('vary', 'Accept-Encoding');
    if (headers.has('foyer-stored-at')) headers.set('cache-control', 'private, no-cache');
    const etag = headers.get('etag');
    const known = (request.headers.get('if-none-match') ?? '')
      .split(',')
      .map((text) => text.trim().replace(/^W\//, ''));
    if (etag !== null && known.includes(etag)) {
      for (const name of [...ownHeaders, 'content-length', 'content-encoding']) headers.delete(name);
      return new Response(null, { status: 304, headers });
    }
  }
  for (const name of ownHeaders) headers.delete(name);
  headers.set('cache-status', `edge; ${status}`);
  return new Response(request?.method === 'HEAD' ? null : response.body, { status: response.status, headers });
}

/** Passes a purge by key to the CDN, which knows the keys as tags. @param {Request} request @param {EdgeSettings} env */
async function purge(request, env) {
  if (
    request.method !== 'POST' ||
    !(await isSecret(request.headers.get('authorization') ?? '', `Bearer ${env.EDGE_PURGE_SECRET}`))
  )
    return new Response('Forbidden', { status: 403 });
  const tags = (request.headers.get('surrogate-key') ?? '').split(' ').filter(Boolean);
  /** The CDN takes 30 tags in one call. */
  for (let at = 0; at < tags.length; at += 30) {
    const response = await fetch(`https://api.cloudflare.com/client/v4/zones/${env.ZONE_ID ?? ''}/purge_cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${env.PURGE_TOKEN ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: tags.slice(at, at + 30) }),
    });
    if (!response.ok) return new Response('The purge failed', { status: 502 });
  }
  return new Response(String(tags.length));
}

/** Compares digests, so that the time says nothing about the secret. @param {string} given @param {string} expected */
async function isSecret(given, expected) {
  if (expected === 'Bearer undefined' || expected === 'Bearer ') return false;
  const digest = async (/** @type {string} */ text) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [a, b] = await Promise.all([digest(given), digest(expected)]);
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}
