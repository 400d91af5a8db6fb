import { expect, test, vi } from 'vitest';
import { createTestClock } from '../base/createTestClock.ts';
import { failed, success } from '../base/result.ts';
import type { Result } from '../base/result.ts';
import { createStaleOnErrorCache } from './staleOnErrorCache.server.ts';

type Failure = { cooldownMs: number };

function setUp() {
  const clock = createTestClock({ startsAt: 1000 });
  const responses = createStaleOnErrorCache<number, Failure>({
    freshMs: 4000,
    clock,
    cooldownMs: ({ cooldownMs }) => cooldownMs,
  });
  const replies: Result<number, Failure>[] = [];
  const request = vi.fn<(before: number | null) => Promise<Result<number, Failure>>>(
    async () => replies.shift() ?? failed({ cooldownMs: 0 }),
  );
  return { get: () => responses.get('key', request), request, replies, pass: clock.advance };
}

test('calls the service once for concurrent callers within four seconds', async () => {
  const { get, request, replies, pass } = setUp();
  replies.push(success(1), success(2));
  expect(await Promise.all([get(), get(), get()])).toEqual(Array(3).fill(success({ value: 1, asOf: 1000 })));
  pass(3999);
  await get();
  expect(request).toHaveBeenCalledTimes(1);
  pass(1);
  expect(await get()).toEqual(success({ value: 2, asOf: 5000 }));
  expect(request.mock.calls).toEqual([[null], [1]]);
});

test('HT-02 HT-05 serves the last value with its time for 3,600,000 ms of failures', async () => {
  const { get, replies, pass } = setUp();
  replies.push(success(1));
  await get();
  pass(4000);
  expect(await get()).toEqual(success({ value: 1, asOf: 1000 }));
  pass(3_595_999);
  expect(await get()).toEqual(success({ value: 1, asOf: 1000 }));
  pass(1);
  expect(await get()).toEqual(failed({ cooldownMs: 0 }));
});

test('HT-06 respects the service’s cooldown, up to one minute', async () => {
  const { get, request, replies, pass } = setUp();
  replies.push(failed({ cooldownMs: 30_000 }), failed({ cooldownMs: 600_000 }), success(3));
  expect(await get()).toEqual(failed({ cooldownMs: 30_000 }));
  pass(29_999);
  await get();
  expect(request).toHaveBeenCalledTimes(1);
  pass(1);
  await get();
  pass(60_000);
  expect(await get()).toMatchObject({ ok: true, value: { value: 3 } });
  expect(request).toHaveBeenCalledTimes(3);
});
