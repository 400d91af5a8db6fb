import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestClock } from '../base/createTestClock.ts';
import type { CachedPage } from './cachedPage.server.ts';
import { createMemoryCache, smallCacheLimits } from './memoryCache.server.ts';
import type { MemoryCache } from './memoryCache.server.ts';
import type { PageSource } from './metrics.server.ts';
import { createPageCache, incompleteFreshMs, pageFreshMs, sharedMaxAgeSeconds } from './pageCache.server.ts';
import type { RenderedPage } from './pageCache.server.ts';
import type { SharedCache } from './sharedCache.server.ts';

const memories: MemoryCache<CachedPage>[] = [];
afterEach(() => {
  for (const memory of memories.splice(0)) memory.stop();
});

function cacheOf(shared: Pick<SharedCache, 'lookUp'> | null = null) {
  const memory = createMemoryCache<CachedPage>();
  const strays = createMemoryCache<CachedPage>(smallCacheLimits);
  memories.push(memory, strays);
  const clock = createTestClock();
  const sources: PageSource[] = [];
  return {
    cache: createPageCache({
      memory,
      notFound: strays,
      clock,
      shared,
      tagsOf: (key) => [key],
      onSource: (source) => sources.push(source),
    }),
    sources,
    clock,
  };
}

/** A shared tier without pages, and the pages that it was given; null for a render that was given up. */
function emptyTier() {
  const finish = vi.fn<(page: CachedPage | null, ttlMs: number) => Promise<void>>(async () => undefined);
  const shared: Pick<SharedCache, 'lookUp'> = { lookUp: async () => ({ page: null, finish }) };
  return { shared, stored: () => finish.mock.calls.map(([page]) => (page === null ? null : textOf(page))) };
}

const rendered = (html: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  html,
  isComplete: true,
  changesAt: null,
  ...more,
});
const textOf = (page: CachedPage) => page.body.html.toString();

/** A render that the test ends. */
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

test('HT-02 a page that is rendered again without a change keeps its compressed body', async () => {
  const { cache, clock } = cacheOf();
  const first = await cache.page('/', async () => rendered('<p>one</p>'));
  const compressed = await first.body.in('br');
  clock.advance(pageFreshMs + 1);
  await cache.page('/', async () => rendered('<p>one</p>'));
  await vi.waitFor(() => expect(cache.peek('/')).not.toBe(first));
  expect(cache.peek('/')?.renderedAt).toBeGreaterThan(first.renderedAt);
  expect(cache.peek('/')?.body.ready('br')).toBe(compressed);
  clock.advance(pageFreshMs + 1);
  await cache.page('/', async () => rendered('<p>two</p>'));
  await vi.waitFor(() => expect(cache.peek('/')?.body.html.toString()).toBe('<p>two</p>'));
  expect(cache.peek('/')?.body.ready('br')).toBeUndefined();
});

test('TE-07 names where each page came from, once per request', async () => {
  const { cache, clock, sources } = cacheOf();
  const { render, end, started } = slowRender();
  const both = Promise.all([cache.page('/', render), cache.page('/', render)]);
  await started();
  end(rendered('<p>one</p>'));
  await both;
  await cache.page('/', render);
  clock.advance(pageFreshMs);
  // The render in the background is not another request.
  await cache.page('/', render);
  await started();
  await cache.page('/', render);
  end(rendered('<p>two</p>'));
  expect(sources.toSorted()).toEqual(['joined', 'memory', 'render', 'stale', 'stale']);
});

test('HT-02 renders a page once an hour and serves it from memory in between', async () => {
  const { cache, clock } = cacheOf();
  const render = vi.fn<() => Promise<RenderedPage>>(async () => rendered('<p>one</p>'));
  await cache.page('/', render);
  clock.advance(pageFreshMs - 1);
  await cache.page('/', render);
  expect(render).toHaveBeenCalledOnce();
  expect(pageFreshMs).toBe(3_600_000);
});

test.each([
  ['in ten minutes', 600_000, 600_000],
  ['in a day', 86_400_000, pageFreshMs],
  ['in a second', 1000, incompleteFreshMs],
  ['in the past', -1000, incompleteFreshMs],
])(
  'HT-02 a page whose content changes %s is fresh for at least ten seconds and an hour at most',
  async (_, inMs, ms) => {
    const { shared, stored } = emptyTier();
    const { cache, clock } = cacheOf(shared);
    const changesAt = clock.now() + inMs;
    const page = await cache.page('/', async () => rendered('<p>one</p>', { changesAt }));
    expect(page.freshUntil - page.renderedAt).toBe(ms);
    expect(sharedMaxAgeSeconds(page)).toBe(ms / 1000);
    expect(stored()).toEqual(['<p>one</p>']);
  },
);

test('HT-02 concurrent requests for a missing page share one render', async () => {
  const { cache } = cacheOf();
  const { render, end, started } = slowRender();
  const all = Array.from({ length: 50 }, () => cache.page('/', render));
  await started();
  expect([cache.rendersInFlight, render.mock.calls.length]).toEqual([1, 1]);
  end(rendered('<p>one</p>'));
  expect(new Set((await Promise.all(all)).map(textOf))).toEqual(new Set(['<p>one</p>']));
  expect(cache.rendersInFlight).toBe(0);
});

test('HT-02 an expired page is served while a single render replaces it', async () => {
  const { cache, clock } = cacheOf();
  await cache.page('/', async () => rendered('<p>old</p>'));
  clock.advance(pageFreshMs);
  const { render, end, started } = slowRender();
  const [first, second] = await Promise.all([cache.page('/', render), cache.page('/', render)]);
  expect([textOf(first), textOf(second)]).toEqual(['<p>old</p>', '<p>old</p>']);
  await started();
  expect(render).toHaveBeenCalledOnce();
  end(rendered('<p>new</p>'));
  await vi.waitFor(async () => expect(textOf(await cache.page('/', render))).toBe('<p>new</p>'));
});

test('HT-02 purge discards the result of a render in flight', async () => {
  const { cache } = cacheOf();
  const old = slowRender();
  const response = cache.page('/', old.render);
  await old.started();
  cache.purge(() => true);
  // A request after the purge does not share the old render.
  const fresh = slowRender();
  const laterResponse = cache.page('/', fresh.render);
  await fresh.started();
  old.end(rendered('<p>old</p>'));
  expect(textOf(await response)).toBe('<p>old</p>');
  expect(cache.peek('/')).toBeUndefined();
  fresh.end(rendered('<p>new</p>'));
  await laterResponse;
  expect(textOf(cache.peek('/') as CachedPage)).toBe('<p>new</p>');
});

test('HT-02 purge removes only matching pages', async () => {
  const { cache } = cacheOf();
  await cache.page('a', async () => rendered('a'));
  await cache.page('b', async () => rendered('b'));
  expect(cache.purge((key) => key === 'a')).toBe(1);
  expect([cache.peek('a'), textOf(cache.peek('b') as CachedPage)]).toEqual([undefined, 'b']);
});

describe('HT-05 failing services', () => {
  test('keep the last complete page and retry after seconds', async () => {
    const { cache, clock } = cacheOf();
    await cache.page('/', async () => rendered('<p>good</p>'));
    clock.advance(pageFreshMs);
    await cache.page('/', async () => rendered('<p>poor</p>', { isComplete: false }));
    await vi.waitFor(() => expect(cache.peek('/')?.freshUntil).toBe(clock.now() + incompleteFreshMs));
    expect(textOf(cache.peek('/') as CachedPage)).toBe('<p>good</p>');
  });
  test('cache an incomplete page for seconds when there is no complete one', async () => {
    const { cache, clock } = cacheOf();
    const page = await cache.page('/', async () => rendered('<p>poor</p>', { isComplete: false }));
    expect(page.freshUntil).toBe(clock.now() + incompleteFreshMs);
  });
  test('HT-02 never serve an expired incomplete page: the next request waits for the new one', async () => {
    const { cache, clock } = cacheOf();
    await cache.page('/', async () => rendered('<p>incomplete</p>', { isComplete: false }));
    clock.advance(incompleteFreshMs);
    expect(textOf(await cache.page('/', async () => rendered('<p>complete</p>')))).toBe('<p>complete</p>');
  });
  test('HT-02 never store incomplete or missing pages in the shared cache', async () => {
    const { shared, stored } = emptyTier();
    const { cache } = cacheOf(shared);
    await cache.page('/', async () => rendered('<p>incomplete</p>', { isComplete: false }));
    await cache.page('/none', async () => rendered('<p>none</p>', { status: 404 }));
    await cache.page('/help', async () => rendered('<p>complete</p>'));
    expect(stored()).toEqual([null, null, '<p>complete</p>']);
  });
  test('reject waiting requests when a render throws, and store nothing', async () => {
    const { cache } = cacheOf();
    const { render, end, started } = slowRender();
    const response = cache.page('/', render);
    await started();
    end(new Error('bug'));
    await expect(response).rejects.toThrow('bug');
    expect([cache.rendersInFlight, cache.size]).toEqual([0, 0]);
  });
});

test('HT-02 a page counts its compressed bodies against the memory limit, and has an ETag', async () => {
  const { cache } = cacheOf();
  const html = '<p>words</p>'.repeat(100);
  const { body, bytes, etag } = await cache.page('/', async () => rendered(html));
  const [br, gzip] = await Promise.all([body.in('br'), body.in('gzip')]);
  expect(bytes).toBeGreaterThanOrEqual(br.byteLength + gzip.byteLength + html.length);
  expect(etag).toMatch(/^"[\w-]{22}"$/);
});

test('HT-02 A6 a flood of 1,500 missing paths evicts no existing page', async () => {
  const { cache } = cacheOf();
  const home = vi.fn<() => Promise<RenderedPage>>(async () => rendered('<p>home</p>'));
  await cache.page('/', home);
  for (let number = 0; number < 1500; number += 1)
    await cache.page(`/made-up-${number}`, async () => rendered('<p>none</p>', { status: 404 }));
  expect(cache.size).toBe(1 + smallCacheLimits.entries);
  await cache.page('/', home);
  expect(home).toHaveBeenCalledTimes(1);
});

test('HT-02 A6 keeps 1000 of 1,500 existing pages, including the one requested most', async () => {
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

test('a new page replaces its cached 404', async () => {
  const { cache, clock } = cacheOf();
  await cache.page('/new', async () => rendered('<p>none</p>', { status: 404 }));
  clock.advance(pageFreshMs);
  await cache.page('/new', async () => rendered('<p>new</p>'));
  await vi.waitFor(() => expect(cache.rendersInFlight).toBe(0));
  expect(cache.size).toBe(1);
  expect(cache.peek('/new')?.status).toBe(200);
});

test('HT-02 serves the old page for seconds after a render threw, without another attempt', async () => {
  const { cache, clock } = cacheOf();
  await cache.page('/', async () => rendered('<p>old</p>'));
  clock.advance(pageFreshMs);
  const broken = vi.fn<() => Promise<RenderedPage>>(() => Promise.reject(new Error('broken')));
  for (let number = 0; number < 5; number += 1) {
    expect(textOf(await cache.page('/', broken))).toBe('<p>old</p>');
    await vi.waitFor(() => expect(cache.rendersInFlight).toBe(0));
  }
  expect(broken).toHaveBeenCalledTimes(1);
  clock.advance(incompleteFreshMs);
  await cache.page('/', broken);
  expect(broken).toHaveBeenCalledTimes(2);
});

test('HT-02 gives a shared render up when it throws or when a purge interrupts it', async () => {
  const { shared, stored } = emptyTier();
  const { cache } = cacheOf(shared);
  await expect(cache.page('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await cache.page('/', async () => {
    cache.purge(() => true);
    return rendered('<p>old</p>');
  });
  expect(stored()).toEqual([null, null]);
});

test('HT-02 serves a page of the shared cache without a render, and looks it up by its tags', async () => {
  const { cache: other } = cacheOf();
  const page = await other.page('/', async () => rendered('<p>shared</p>'));
  const lookUp = vi.fn<SharedCache['lookUp']>(async () => ({ page }));
  const { cache } = cacheOf({ lookUp });
  const render = vi.fn<() => Promise<RenderedPage>>(async () => rendered('<p>own</p>'));
  expect(textOf(await cache.page('/', render))).toBe('<p>shared</p>');
  expect(render).not.toHaveBeenCalled();
  expect(lookUp).toHaveBeenCalledExactlyOnceWith('/', ['/']);
});

test('HT-02 renders a page when the shared cache throws', async () => {
  const { cache } = cacheOf({ lookUp: () => Promise.reject(new Error('broken')) });
  expect(textOf(await cache.page('/', async () => rendered('<p>own</p>')))).toBe('<p>own</p>');
});
