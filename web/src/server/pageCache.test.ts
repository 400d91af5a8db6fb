import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryCache, smallCacheLimits } from './memoryCache.server.ts';
import type { MemoryCache } from './memoryCache.server.ts';
import { createPageCache, encodingFor, incompleteFreshMs, pageFreshMs } from './pageCache.server.ts';
import type { CachedPage, RenderedPage } from './pageCache.server.ts';
import type { SharedCache } from './sharedCache.server.ts';

const memories: MemoryCache<CachedPage>[] = [];
afterEach(() => {
  for (const memory of memories.splice(0)) memory.stop();
});

function cacheOf(shared: Pick<SharedCache, 'get' | 'set'> | null = null) {
  const memory = createMemoryCache<CachedPage>();
  const strays = createMemoryCache<CachedPage>(smallCacheLimits);
  memories.push(memory, strays);
  const clock = { now: 1_000_000 };
  return { cache: createPageCache({ memory, strays, now: () => clock.now, shared }), clock };
}

const rendered = (html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html,
  isComplete: true,
  ...more,
});
const textOf = (page: CachedPage) => page.bodies.identity.toString();

/** A render that ends when it is told to. */
function slowRender() {
  const ends: ((page: RenderedPage | Error) => void)[] = [];
  const render = vi.fn<() => Promise<RenderedPage>>(
    () => new Promise((resolve, reject) => ends.push((page) => (page instanceof Error ? reject(page) : resolve(page)))),
  );
  return {
    render,
    end: (page: RenderedPage | Error) => ends.shift()?.(page),
    started: () => vi.waitFor(() => expect(ends.length).toBeGreaterThan(0)),
  };
}

test('HT-02 a page is rendered once an hour, and sent from memory in between', async () => {
  const { cache, clock } = cacheOf();
  const render = vi.fn<() => Promise<RenderedPage>>(async () => rendered('<p>one</p>'));
  await cache.page('/', render);
  clock.now += pageFreshMs - 1;
  await cache.page('/', render);
  expect(render).toHaveBeenCalledOnce();
  expect(pageFreshMs).toBe(3_600_000);
});

test('HT-02 however many ask for a page that is not there, one render is in flight', async () => {
  const { cache } = cacheOf();
  const { render, end, started } = slowRender();
  const all = Array.from({ length: 50 }, () => cache.page('/', render));
  await started();
  expect([cache.rendersInFlight, render.mock.calls.length]).toEqual([1, 1]);
  end(rendered('<p>one</p>'));
  expect(new Set((await Promise.all(all)).map(textOf))).toEqual(new Set(['<p>one</p>']));
  expect(cache.rendersInFlight).toBe(0);
});

test('HT-02 after the hour the old page is sent at once while one render brings the new', async () => {
  const { cache, clock } = cacheOf();
  await cache.page('/', async () => rendered('<p>old</p>'));
  clock.now += pageFreshMs;
  const { render, end, started } = slowRender();
  const [first, second] = await Promise.all([cache.page('/', render), cache.page('/', render)]);
  expect([textOf(first), textOf(second)]).toEqual(['<p>old</p>', '<p>old</p>']);
  await started();
  expect(render).toHaveBeenCalledOnce();
  end(rendered('<p>new</p>'));
  await vi.waitFor(async () => expect(textOf(await cache.page('/', render))).toBe('<p>new</p>'));
});

test('HT-02 a purge wins over a render in flight: what it makes of the old content is not kept', async () => {
  const { cache } = cacheOf();
  const old = slowRender();
  const asked = cache.page('/', old.render);
  await old.started();
  cache.purge(() => true);
  // Who asks after the purge does not share the old render.
  const fresh = slowRender();
  const requestedLater = cache.page('/', fresh.render);
  await fresh.started();
  old.end(rendered('<p>old</p>'));
  expect(textOf(await asked)).toBe('<p>old</p>');
  expect(cache.peek('/')).toBeUndefined();
  fresh.end(rendered('<p>new</p>'));
  await requestedLater;
  expect(textOf(cache.peek('/') as CachedPage)).toBe('<p>new</p>');
});

test('HT-02 a purge removes what fits only', async () => {
  const { cache } = cacheOf();
  await cache.page('a', async () => rendered('a'));
  await cache.page('b', async () => rendered('b'));
  expect(cache.purge((key) => key === 'a')).toBe(1);
  expect([cache.peek('a'), textOf(cache.peek('b') as CachedPage)]).toEqual([undefined, 'b']);
});

describe('HT-05 while a service fails', () => {
  test('the good page stays and is tried again in seconds', async () => {
    const { cache, clock } = cacheOf();
    await cache.page('/', async () => rendered('<p>good</p>'));
    clock.now += pageFreshMs;
    await cache.page('/', async () => rendered('<p>poor</p>', { isComplete: false }));
    await vi.waitFor(() => expect(cache.peek('/')?.freshUntil).toBe(clock.now + incompleteFreshMs));
    expect(textOf(cache.peek('/') as CachedPage)).toBe('<p>good</p>');
  });
  test('a poor page is kept for seconds where there is no good one', async () => {
    const { cache, clock } = cacheOf();
    const page = await cache.page('/', async () => rendered('<p>poor</p>', { isComplete: false }));
    expect(page.freshUntil).toBe(clock.now + incompleteFreshMs);
  });
  test('HT-02 an incomplete page is never served stale: the first request after its ten seconds waits for the new one', async () => {
    const { cache, clock } = cacheOf();
    await cache.page('/', async () => rendered('<p>incomplete</p>', { isComplete: false }));
    clock.now += incompleteFreshMs;
    expect(textOf(await cache.page('/', async () => rendered('<p>complete</p>')))).toBe('<p>complete</p>');
  });
  test('HT-02 the shared tier never holds an incomplete page, nor one that is not a page', async () => {
    const set = vi.fn<SharedCache['set']>(async () => undefined);
    const { cache } = cacheOf({ get: async () => null, set });
    await cache.page('/', async () => rendered('<p>incomplete</p>', { isComplete: false }));
    await cache.page('/none', async () => rendered('<p>none</p>', { status: 404 }));
    expect(set).not.toHaveBeenCalled();
    await cache.page('/help', async () => rendered('<p>complete</p>'));
    expect(set).toHaveBeenCalledOnce();
  });
  test('a render that fails tells who waits for it, and leaves nothing behind', async () => {
    const { cache } = cacheOf();
    const { render, end, started } = slowRender();
    const asked = cache.page('/', render);
    await started();
    end(new Error('bug'));
    await expect(asked).rejects.toThrow('bug');
    expect([cache.rendersInFlight, cache.size]).toEqual([0, 0]);
  });
});

test('HT-02 the shared tier answers for a process that has not rendered yet; when it fails the page is rendered here', async () => {
  const { cache: other } = cacheOf();
  const stored = await other.page('/', async () => rendered('<p>shared</p>'));
  const render = vi.fn<() => Promise<RenderedPage>>(async () => rendered('<p>own</p>'));
  const { cache } = cacheOf({ get: async () => stored, set: async () => undefined });
  expect(textOf(await cache.page('/', render))).toBe('<p>shared</p>');
  expect(render).not.toHaveBeenCalled();
  const gone = () => Promise.reject(new Error('no connection'));
  const { cache: alone } = cacheOf({ get: gone, set: gone });
  expect(textOf(await alone.page('/', render))).toBe('<p>own</p>');
});

test('a page is stored compressed, in each encoding the same', async () => {
  const { cache } = cacheOf();
  const html = '<p>words</p>'.repeat(100);
  const { bodies, bytes, etag } = await cache.page('/', async () => rendered(html));
  expect([brotliDecompressSync(bodies.br).toString(), gunzipSync(bodies.gzip).toString()]).toEqual([html, html]);
  expect(bytes).toBe(bodies.br.byteLength + bodies.gzip.byteLength + html.length);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  [undefined, 'identity'],
  ['', 'identity'],
  ['sbr', 'identity'],
])('accept-encoding %j gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('HT-02 A6 a flood of 1,500 paths that do not exist leaves every page that does', async () => {
  const { cache } = cacheOf();
  const home = vi.fn<() => Promise<RenderedPage>>(async () => rendered('<p>home</p>'));
  await cache.page('/', home);
  for (let number = 0; number < 1500; number += 1)
    await cache.page(`/made-up-${number}`, async () => rendered('<p>none</p>', { status: 404 }));
  expect(cache.size).toBe(1 + smallCacheLimits.entries);
  await cache.page('/', home);
  expect(home).toHaveBeenCalledTimes(1);
});

test('HT-02 A6 of 1,500 pages that exist, 1000 are kept, and the one everybody asks for is among them', async () => {
  const { cache } = cacheOf();
  const home = vi.fn<() => Promise<RenderedPage>>(async () => rendered('<p>home</p>'));
  await cache.page('/', home);
  for (let number = 0; number < 1500; number += 1) {
    await cache.page(`/game/${number}`, async () => rendered('<p>game</p>'));
    if (number % 100 === 0) await cache.page('/', home);
  }
  expect(cache.size).toBe(1000);
  expect(home).toHaveBeenCalledTimes(1);
});

test('a page that comes into being takes the place of what said that there is none', async () => {
  const { cache, clock } = cacheOf();
  await cache.page('/new', async () => rendered('<p>none</p>', { status: 404 }));
  clock.now += pageFreshMs;
  await cache.page('/new', async () => rendered('<p>new</p>'));
  await vi.waitFor(() => expect(cache.rendersInFlight).toBe(0));
  expect(cache.size).toBe(1);
  expect(cache.peek('/new')?.status).toBe(200);
});

test('HT-02 after a render that threw, the old page serves some seconds without another attempt', async () => {
  const { cache, clock } = cacheOf();
  await cache.page('/', async () => rendered('<p>old</p>'));
  clock.now += pageFreshMs;
  const broken = vi.fn<() => Promise<RenderedPage>>(() => Promise.reject(new Error('broken')));
  for (let number = 0; number < 5; number += 1) {
    expect(textOf(await cache.page('/', broken))).toBe('<p>old</p>');
    await vi.waitFor(() => expect(cache.rendersInFlight).toBe(0));
  }
  expect(broken).toHaveBeenCalledTimes(1);
  clock.now += incompleteFreshMs;
  await cache.page('/', broken);
  expect(broken).toHaveBeenCalledTimes(2);
});

test('A6 the shared tier is given pages that exist and are whole, no others', async () => {
  const set = vi.fn<SharedCache['set']>(async () => undefined);
  const { cache } = cacheOf({ get: async () => null, set });
  await cache.page('/none', async () => rendered('<p>none</p>', { status: 404 }));
  await cache.page('/poor', async () => rendered('<p>poor</p>', { isComplete: false }));
  expect(set).not.toHaveBeenCalled();
  await cache.page('/', async () => rendered('<p>home</p>'));
  expect(set).toHaveBeenCalledTimes(1);
});
