import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from './projectRoot.mjs';

const env = {
  EDGE_SECRET: 'secret-of-the-edge',
  EDGE_PURGE_SECRET: 'secret-of-the-purge',
  ZONE_ID: 'zone-1',
  PURGE_TOKEN: 'token-1',
};
const life = 'max-age=3600, stale-while-revalidate=3600, stale-if-error=86400';

const { default: worker }: { default: { fetch(request: Request, env: object, context: object): Promise<Response> } } =
  await import(/* @vite-ignore */ pathToFileURL(join(projectRoot, 'deploy/edge/worker/worker.mjs')).href);

let received: Request[] = [];
let origin: (request: Request) => Response | Promise<Response>;
let stored = new Map<string, Response>();
let background: Promise<unknown>[] = [];

beforeEach(() => {
  received = [];
  stored = new Map();
  background = [];
  origin = (request) =>
    new Response(`page ${received.length} for ${request.headers.get('foyer-visit')}`, {
      headers: {
        'cdn-cache-control': life,
        'surrogate-key': 'page/regency/ brand/regency',
        etag: '"1"',
        vary: 'Foyer-Visit',
      },
    });
  vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit) => {
    const request = new Request(input, init);
    received.push(request);
    return origin(request);
  });
  vi.stubGlobal('caches', {
    default: {
      match: async (key: Request) => stored.get(key.url)?.clone(),
      put: async (key: Request, response: Response) => void stored.set(key.url, response),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function send(
  path: string,
  {
    headers = {},
    country = 'GB',
    method = 'GET',
  }: { headers?: Record<string, string>; country?: string; method?: string } = {},
) {
  const request = new Request(`https://regency.localhost${path}`, { method, headers });
  Object.defineProperty(request, 'cf', { value: { country } });
  return worker.fetch(request, env, { waitUntil: (work: Promise<unknown>) => background.push(work) });
}

test('stores a page once for visitors with the same facts, and sends browsers no header of its own', async () => {
  await send('/help');
  const response = await send('/help?utm_source=x', { headers: { cookie: 'OptanonConsent=1', 'user-agent': 'Other' } });
  expect(received).toHaveLength(1);
  expect(received[0]?.headers.get('foyer-edge')).toBe(env.EDGE_SECRET);
  expect(received[0]?.headers.get('cookie')).toBeNull();
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-cache',
    'cache-status': 'edge; hit',
    vary: 'Accept-Encoding',
  });
  for (const name of ['surrogate-key', 'cdn-cache-control', 'cache-tag', 'foyer-stored-at'])
    expect(response.headers.has(name)).toBe(false);
  await send('/help', { country: 'CA' });
  await send('/help', { headers: { cookie: 'foyer-player=1' } });
  expect(received).toHaveLength(3);
  expect([...stored.values()][0]?.headers.get('cache-tag')).toBe('page/regency/,brand/regency');
});

test('ignores headers of an edge that a browser sends', async () => {
  const forged = { 'foyer-visit': 'brand=regency, market=ca, device=mobile, access=full', 'cf-ipcountry': 'CA' };
  await send('/', { headers: forged });
  await send('/api/page?path=%2F', { headers: forged });
  expect(received.map(({ headers }) => headers.get('foyer-visit'))).toEqual(
    Array.from({ length: 2 }, () => 'brand=regency, market=uk, language=en, device=desktop, access=visitor'),
  );
  expect(received.map(({ headers }) => headers.get('cf-ipcountry'))).toEqual([null, 'GB']);
});

test('joins concurrent requests for a page that is not stored', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => send('/help')));
  expect(received).toHaveLength(1);
  expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
});

test('sends an outdated page while it fetches a new one, and while the origin fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await (await send('/')).text();
  vi.setSystemTime(Date.now() + 3_700_000);
  expect(await (await send('/')).text()).toBe(first);
  await Promise.all(background);
  expect(received).toHaveLength(2);
  const second = await (await send('/')).text();
  expect(second).not.toBe(first);
  vi.setSystemTime(Date.now() + 20_000_000);
  origin = () => new Response('no', { status: 503 });
  expect(await (await send('/')).text()).toBe(second);
  origin = () => Promise.reject(new TypeError('fetch failed'));
  expect(await (await send('/')).text()).toBe(second);
  vi.setSystemTime(Date.now() + 90_000_000);
  expect((await send('/')).status).toBe(503);
});

test('stores neither pages without a life nor calls, and answers a known version with 304', async () => {
  origin = () => new Response('missing', { status: 404, headers: { 'cdn-cache-control': 'no-store' } });
  await send('/no-such-page');
  await send('/no-such-page');
  await send('/api/jackpots');
  expect([received.length, stored.size]).toEqual([3, 0]);
  origin = () => new Response('page', { headers: { 'cdn-cache-control': life, etag: '"7"' } });
  expect((await send('/', { headers: { 'if-none-match': 'W/"7"' } })).status).toBe(304);
});

test('passes purges with the secret to the CDN as tags, thirty at a time', async () => {
  origin = () => new Response('{}');
  const keys = Array.from({ length: 31 }, (_, index) => `page/regency/${index}`);
  const purge = (secret: string) =>
    send('/.foyer/purge', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'surrogate-key': keys.join(' ') },
    });
  expect([(await purge('wrong')).status, (await purge('')).status, received.length]).toEqual([403, 403, 0]);
  expect((await purge(env.EDGE_PURGE_SECRET)).status).toBe(200);
  const bodies = await Promise.all(received.map((request) => request.json()));
  expect(bodies).toEqual([{ tags: keys.slice(0, 30) }, { tags: keys.slice(30) }]);
  expect(received[0]?.headers.get('authorization')).toBe('Bearer token-1');
  origin = () => new Response('no', { status: 500 });
  expect((await purge(env.EDGE_PURGE_SECRET)).status).toBe(502);
});
