import { expect, test, vi } from 'vitest';
import { failed, success } from '../base/result.ts';
import type { Result } from '../base/result.ts';
import { createStaleOnErrorCache } from './staleOnErrorCache.server.ts';

type Failure = { cooldownMs: number };

function kept() {
  let now = 1000;
  const responses = createStaleOnErrorCache<number, Failure>({
    freshMs: 4000,
    now: () => now,
    cooldownMs: ({ cooldownMs }) => cooldownMs,
  });
  const replies: Result<number, Failure>[] = [];
  const ask = vi.fn<(before: number | null) => Promise<Result<number, Failure>>>(
    async () => replies.shift() ?? failed({ cooldownMs: 0 }),
  );
  return { get: () => responses.get('key', ask), ask, replies, pass: (ms: number) => (now += ms) };
}

test('a service is asked once for all who come within four seconds, also while the answer is on its way', async () => {
  const { get, ask, replies, pass } = kept();
  replies.push(success(1), success(2));
  expect(await Promise.all([get(), get(), get()])).toEqual(Array(3).fill(success({ value: 1, asOf: 1000 })));
  pass(3999);
  await get();
  expect(ask).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await get()).toEqual(success({ value: 2, asOf: 5000 }));
  expect(ask.mock.calls).toEqual([[null], [1]]);
});

test('HT-02 HT-05 a failure keeps the last answer with its time, for 3,600,000 ms', async () => {
  const { get, replies, pass } = kept();
  replies.push(success(1));
  await get();
  pass(4000);
  expect(await get()).toEqual(success({ value: 1, asOf: 1000 }));
  pass(3_595_999);
  expect(await get()).toEqual(success({ value: 1, asOf: 1000 }));
  pass(1);
  expect(await get()).toEqual(failed({ cooldownMs: 0 }));
});

test('HT-06 a service that asked for rest is left alone so long, but never longer than a minute', async () => {
  const { get, ask, replies, pass } = kept();
  replies.push(failed({ cooldownMs: 30_000 }), failed({ cooldownMs: 600_000 }), success(3));
  expect(await get()).toEqual(failed({ cooldownMs: 30_000 }));
  pass(29_999);
  await get();
  expect(ask).toHaveBeenCalledTimes(1);
  pass(1);
  await get();
  pass(60_000);
  expect(await get()).toMatchObject({ ok: true, value: { value: 3 } });
  expect(ask).toHaveBeenCalledTimes(3);
});
