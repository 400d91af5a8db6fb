import { pageLookup } from '@foyer/contract/content';
import { recalledGames } from '@foyer/contract/recalledGames';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTestClock } from '../base/createTestClock.ts';
import { failed, success } from '../base/result.ts';
import { createMemoryCache } from './memoryCache.server.ts';
import type { MemoryCache } from './memoryCache.server.ts';
import type { Upstream, UpstreamFailure } from './upstream.server.ts';
import { createUpstreamCache, pageDeadlineMs, staleAfterMs } from './upstreamCache.server.ts';
import type { StoredResponse } from './upstreamCache.server.ts';

const memories: MemoryCache<StoredResponse>[] = [];
afterEach(() => {
  for (const memory of memories.splice(0)) memory.stop();
});

const input = { params: { brand: 'regency' }, body: { path: '/', nodeId: 1 } };
const page = (Id: number) => success({ Id, Path: '/', Properties: { components: [] } });
const away = failed<UpstreamFailure>({ kind: 'malformed', problem: 'not JSON' });
const missing = failed<UpstreamFailure>({ kind: 'refused', status: 404, code: null, message: '', retryAfter: null });

/** A service whose calls the test ends. */
function slowService() {
  const memory = createMemoryCache<StoredResponse>();
  memories.push(memory);
  const clock = createTestClock();
  const ends: ((result: unknown) => void)[] = [];
  const call = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => ends.push(resolve)));
  const responses = createUpstreamCache({ call } as unknown as Upstream, memory, { clock });
  return {
    responses,
    clock,
    call,
    end: (result: unknown) => ends.shift()?.(result),
    endNewest: (result: unknown) => ends.pop()?.(result),
    request: () => responses.call(pageLookup, input),
  };
}

describe('HT-02 cached responses of services', () => {
  test('are shared by concurrent calls and reused while fresh', async () => {
    const { request, end, call, clock } = slowService();
    const both = [request(), request()];
    end(page(1));
    expect(await Promise.all(both)).toEqual([page(1), page(1)]);
    clock.advance(299_999);
    expect(await request()).toEqual(page(1));
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('are served stale while the service fails, to every waiting page load', async () => {
    const { request, end, clock, responses } = slowService();
    const first = request();
    end(page(1));
    await first;
    clock.advance(300_000);
    const loads = [responses.forPageLoad(), responses.forPageLoad()];
    const both = loads.map((load) => load.call(pageLookup, input));
    end(away);
    expect(await Promise.all(both)).toEqual([page(1), page(1)]);
    expect(loads.map(({ usedStale }) => usedStale)).toEqual([true, true]);
  });

  test('HT-02 are served stale for 3,600,000 ms at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { request, end, clock } = slowService();
      // The memory cache uses this clock and reads it at most every 100 ms.
      vi.spyOn(performance, 'now').mockImplementation(clock.now);
      const first = request();
      end(page(1));
      await first;
      const failAfter = async (ms: number) => {
        clock.advance(ms);
        vi.advanceTimersByTime(100);
        const later = request();
        end(away);
        return later;
      };
      expect(await failAfter(300_000)).toEqual(page(1));
      expect(await failAfter(3_299_999)).toEqual(page(1));
      expect(await failAfter(2)).toEqual(away);
    } finally {
      vi.useRealTimers();
    }
  });

  test('are not served stale after a 404', async () => {
    const { request, end, clock, responses } = slowService();
    const first = request();
    end(page(1));
    await first;
    clock.advance(300_000);
    const load = responses.forPageLoad();
    const second = load.call(pageLookup, input);
    end(missing);
    expect(await second).toEqual(missing);
    expect(load.usedStale).toBe(false);
  });

  test('are requested again after a purge, and a call in flight is not stored', async () => {
    const { request, end, call, responses } = slowService();
    const before = request();
    responses.purge();
    const after = request();
    expect(call).toHaveBeenCalledTimes(2);
    end(page(1));
    expect(await before).toEqual(page(1));
    end(page(2));
    expect(await after).toEqual(page(2));
    expect(await request()).toEqual(page(2));
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('of every service are requested again after a purge of all, those of other services not after one of content', async () => {
    const call = vi.fn<() => Promise<object>>(async () => success({ games: [] }));
    const memory = createMemoryCache<StoredResponse>();
    memories.push(memory);
    const responses = createUpstreamCache({ call } as never, memory);
    const request = () => responses.call(recalledGames, {});
    await request();
    responses.purge();
    await request();
    expect(call).toHaveBeenCalledTimes(1);
    responses.purgeAll();
    await request();
    await request();
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('do not replace newer ones when they arrive late', async () => {
    const { request, end, endNewest, call, responses } = slowService();
    const before = request();
    responses.purge();
    const after = request();
    endNewest(page(2));
    await after;
    end(page(1));
    await before;
    expect(await request()).toEqual(page(2));
    expect(call).toHaveBeenCalledTimes(2);
  });
});

const other = { params: { brand: 'regency' }, body: { path: '/help', nodeId: 1 } };

describe('HT-02 deadline of a page load', () => {
  test('HT-02 serves the stale response after one second and stores the new one when it arrives', async () => {
    const { responses, request, end, call, clock } = slowService();
    const first = request();
    end(page(1));
    await first;
    clock.advance(300_000);
    const load = responses.forPageLoad();
    clock.advance(staleAfterMs);
    expect(await load.call(pageLookup, input)).toEqual(page(1));
    expect([load.usedStale, call.mock.calls.length]).toEqual([true, 2]);
    end(page(2));
    await vi.waitFor(async () => expect(await request()).toEqual(page(2)));
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('HT-02 leaves a second call only the rest of the deadline', async () => {
    const { responses, end, clock } = slowService();
    const load = responses.forPageLoad();
    const first = load.call(pageLookup, input);
    end(page(1));
    expect(await first).toEqual(page(1));
    clock.advance(pageDeadlineMs);
    expect(await load.call(pageLookup, other)).toEqual(failed({ kind: 'timeout' }));
  });

  test('HT-02 is one second for stale and four seconds for missing responses', () => {
    expect([staleAfterMs, pageDeadlineMs]).toEqual([1000, 4000]);
  });
});

describe('429 responses of a service', () => {
  const busy = failed<UpstreamFailure>({ kind: 'refused', status: 429, code: null, message: '', retryAfter: '30' });

  test('HT-01 are not followed by another call for Retry-After, at most one minute', async () => {
    const { responses, request, end, call, clock } = slowService();
    const first = request();
    end(busy);
    expect(await first).toEqual(busy);
    clock.advance(29_999);
    expect(await responses.call(pageLookup, other)).toEqual(busy);
    expect(call).toHaveBeenCalledOnce();
    clock.advance(1);
    const later = request();
    end(page(1));
    expect(await later).toEqual(page(1));
  });

  test('HT-01 are not followed by another call before a Retry-After date', async () => {
    const { responses, request, end, call, clock } = slowService();
    const date = new Date(Math.ceil(clock.now() / 1000) * 1000 + 30_000);
    const busyUntil = failed<UpstreamFailure>({
      kind: 'refused',
      status: 429,
      code: null,
      message: '',
      retryAfter: date.toUTCString(),
    });
    const first = request();
    end(busyUntil);
    await first;
    clock.advance(date.getTime() - 1 - clock.now());
    expect(await responses.call(pageLookup, other)).toEqual(busyUntil);
    expect(call).toHaveBeenCalledOnce();
    clock.advance(1);
    const later = request();
    end(page(1));
    expect(await later).toEqual(page(1));
  });

  test('HT-05 are hidden by the last good response', async () => {
    const { request, end, clock } = slowService();
    const first = request();
    end(page(1));
    await first;
    clock.advance(300_000);
    const second = request();
    end(busy);
    expect(await second).toEqual(page(1));
  });
});
