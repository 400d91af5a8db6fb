import { pageLookup } from '@foyer/contract/content';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failed, success } from '../base/result.ts';
import { createAnswerCache } from './answerCache.server.ts';
import type { StoredAnswer } from './answerCache.server.ts';
import { createMemoryCache } from './memoryCache.server.ts';
import type { MemoryCache } from './memoryCache.server.ts';
import type { Upstream, UpstreamFailure } from './upstream.server.ts';

const memories: MemoryCache<StoredAnswer>[] = [];
afterEach(() => {
  for (const memory of memories.splice(0)) memory.stop();
});

const input = { params: { brand: 'regency' }, body: { path: '/', nodeId: 1 } };
const page = (Id: number) => success({ Id, Path: '/', Properties: { components: [] } });
const away = failed<UpstreamFailure>({ kind: 'unreachable' });
const missing = failed<UpstreamFailure>({ kind: 'refused', status: 404, code: null, message: '', retryAfter: null });

/** A service whose calls end when they are told to. */
function slowService() {
  const memory = createMemoryCache<StoredAnswer>();
  memories.push(memory);
  const clock = { now: 1_000_000 };
  const ends: ((result: unknown) => void)[] = [];
  const call = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => ends.push(resolve)));
  const answers = createAnswerCache({ call } as unknown as Upstream, memory, () => clock.now);
  return { answers, clock, call, end: (result: unknown) => ends.shift()?.(result), endNewest: (result: unknown) => ends.pop()?.(result), ask: () => answers.call(pageLookup, input) };
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

  test('serve on, counted, while the service fails, to everybody who waits for the failed call', async () => {
    const { ask, end, clock, answers } = slowService();
    const first = ask();
    end(page(1));
    await first;
    clock.now += 300_000;
    const both = [ask(), ask()];
    end(away);
    expect(await Promise.all(both)).toEqual([page(1), page(1)]);
    expect(answers.oldAnswers).toBe(1);
  });

  test('do not serve where the service says that there is nothing', async () => {
    const { ask, end, clock, answers } = slowService();
    const first = ask();
    end(page(1));
    await first;
    clock.now += 300_000;
    const second = ask();
    end(missing);
    expect(await second).toEqual(missing);
    expect(answers.oldAnswers).toBe(0);
  });

  test('are asked for anew after a purge, and what was on its way then is not kept', async () => {
    const { ask, end, call, answers } = slowService();
    const before = ask();
    answers.purge();
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
    const { ask, end, endNewest, call, answers } = slowService();
    const before = ask();
    answers.purge();
    const after = ask();
    endNewest(page(2));
    await after;
    end(page(1));
    await before;
    expect(await ask()).toEqual(page(2));
    expect(call).toHaveBeenCalledTimes(2);
  });
});
