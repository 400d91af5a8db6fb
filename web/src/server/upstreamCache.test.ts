import { pageLookup } from '@foyer/contract/content';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
const away = failed<UpstreamFailure>({ kind: 'malformed', issue: 'not JSON' });
const missing = failed<UpstreamFailure>({ kind: 'refused', status: 404, code: null, message: '', retryAfter: null });

/** A service whose calls end when they are told to. */
function slowService() {
  const memory = createMemoryCache<StoredResponse>();
  memories.push(memory);
  const clock = { now: 1_000_000, elapsed: 0 };
  const ends: ((result: unknown) => void)[] = [];
  const call = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => ends.push(resolve)));
  const deps = { wait: async () => undefined, random: () => 0, elapsed: () => clock.elapsed };
  const responses = createUpstreamCache({ call } as unknown as Upstream, memory, () => clock.now, deps);
  return {
    responses,
    clock,
    call,
    end: (result: unknown) => ends.shift()?.(result),
    endNewest: (result: unknown) => ends.pop()?.(result),
    ask: () => responses.call(pageLookup, input),
  };
}

describe('HT-02 answers of the services', () => {
  test('are asked for once while they are fresh, and once for all who ask meanwhile', async () => {
    const { ask, end, call, clock } = slowService();
    const both = [ask(), ask()];
    end(page(1));
    expect(await Promise.all(both)).toEqual([page(1), page(1)]);
    clock.now += 299_999;
    expect(await ask()).toEqual(page(1));
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('serve on while the service fails, to every page load that waits for the failed call', async () => {
    const { ask, end, clock, responses } = slowService();
    const first = ask();
    end(page(1));
    await first;
    clock.now += 300_000;
    const loads = [responses.forPageLoad(), responses.forPageLoad()];
    const both = loads.map((load) => load.call(pageLookup, input));
    end(away);
    expect(await Promise.all(both)).toEqual([page(1), page(1)]);
    expect(loads.map(({ usedStale }) => usedStale)).toEqual([true, true]);
  });

  test('HT-02 serve for 3,600,000 ms while the service fails, and then no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { ask, end, clock } = slowService();
      // The memory counts by this clock, and looks at it again after a tenth of a second.
      vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
      const first = ask();
      end(page(1));
      await first;
      const failAfter = async (ms: number) => {
        clock.now += ms;
        vi.advanceTimersByTime(100);
        const later = ask();
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

  test('do not serve where the service says that there is nothing', async () => {
    const { ask, end, clock, responses } = slowService();
    const first = ask();
    end(page(1));
    await first;
    clock.now += 300_000;
    const load = responses.forPageLoad();
    const second = load.call(pageLookup, input);
    end(missing);
    expect(await second).toEqual(missing);
    expect(load.usedStale).toBe(false);
  });

  test('are asked for anew after a purge, and what was on its way then is not kept', async () => {
    const { ask, end, call, responses } = slowService();
    const before = ask();
    responses.purge();
    const after = ask();
    expect(call).toHaveBeenCalledTimes(2);
    end(page(1));
    expect(await before).toEqual(page(1));
    end(page(2));
    expect(await after).toEqual(page(2));
    expect(await ask()).toEqual(page(2));
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('that came too late do not take the place of newer ones', async () => {
    const { ask, end, endNewest, call, responses } = slowService();
    const before = ask();
    responses.purge();
    const after = ask();
    endNewest(page(2));
    await after;
    end(page(1));
    await before;
    expect(await ask()).toEqual(page(2));
    expect(call).toHaveBeenCalledTimes(2);
  });
});

const other = { params: { brand: 'regency' }, body: { path: '/help', nodeId: 1 } };

describe('HT-02 one deadline for all calls of a page load', () => {
  test('HT-02 takes the last good answer after a second in total, and stores the new one when it arrives', async () => {
    const { responses, ask, end, call, clock } = slowService();
    const first = ask();
    end(page(1));
    await first;
    clock.now += 300_000;
    const load = responses.forPageLoad();
    clock.elapsed += staleAfterMs;
    expect(await load.call(pageLookup, input)).toEqual(page(1));
    expect([load.usedStale, call.mock.calls.length]).toEqual([true, 2]);
    end(page(2));
    await vi.waitFor(async () => expect(await ask()).toEqual(page(2)));
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('HT-02 a second call gets only what the first one left of the deadline', async () => {
    const { responses, end, clock } = slowService();
    const load = responses.forPageLoad();
    const first = load.call(pageLookup, input);
    end(page(1));
    expect(await first).toEqual(page(1));
    clock.elapsed += pageDeadlineMs;
    expect(await load.call(pageLookup, other)).toEqual(failed({ kind: 'timeout' }));
  });

  test('HT-02 the limits are a second and four seconds', () => {
    expect([staleAfterMs, pageDeadlineMs]).toEqual([1000, 4000]);
  });
});

describe('429 of a service', () => {
  const busy = failed<UpstreamFailure>({ kind: 'refused', status: 429, code: null, message: '', retryAfter: '30' });

  test('HT-01 a 429 keeps the endpoint uncalled for the time the service asks for, and never a minute longer', async () => {
    const { responses, ask, end, call, clock } = slowService();
    const first = ask();
    end(busy);
    expect(await first).toEqual(busy);
    clock.now += 29_999;
    expect(await responses.call(pageLookup, other)).toEqual(busy);
    expect(call).toHaveBeenCalledOnce();
    clock.now += 1;
    const later = ask();
    end(page(1));
    expect(await later).toEqual(page(1));
  });

  test('HT-05 the last good answer serves while the service says 429', async () => {
    const { ask, end, clock } = slowService();
    const first = ask();
    end(page(1));
    await first;
    clock.now += 300_000;
    const second = ask();
    end(busy);
    expect(await second).toEqual(page(1));
  });
});
