import { endpoint } from '@foyer/contract/endpoint';
import type { AnyEndpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { createTestClock } from '../base/createTestClock.ts';
import { failed, success } from '../base/result.ts';
import { readWithRetries } from './readWithRetries.server.ts';
import type { Upstream, UpstreamFailure } from './upstream.server.ts';

const response = v.object({ value: v.number() });
const read = endpoint({ name: 'read', service: 'games', method: 'GET', path: '/read', response });
const write = endpoint({ name: 'write', service: 'games', method: 'POST', path: '/write', response });
const broken = (more: { status?: number; code?: number; retryAfter?: string } = {}): UpstreamFailure => ({
  kind: 'broken',
  status: 503,
  code: null,
  message: '',
  retryAfter: null,
  ...more,
});
const refused = (status: number, retryAfter: string | null): UpstreamFailure => ({
  kind: 'refused',
  status,
  code: null,
  message: '',
  retryAfter,
});
const unreachable: UpstreamFailure = { kind: 'unreachable' };

/** Calls a service that fails with `failures` in turn and then succeeds; waits advance the clock. */
async function calledWith(failures: UpstreamFailure[], target: AnyEndpoint = read) {
  const clock = createTestClock({ random: () => 0.5 });
  const replies = failures.values();
  const call = vi.fn<() => Promise<unknown>>(async () => {
    const next = replies.next();
    return next.done === true ? success({ value: 1 }) : failed(next.value);
  });
  const result = await readWithRetries({ call } as unknown as Upstream, target, {}, { clock });
  return { result, waits: clock.delays, calls: call.mock.calls.length };
}

test('HT-01 retries a read after a network error or 5xx, with short delays', async () => {
  expect(await calledWith([unreachable, broken()])).toEqual({
    result: success({ value: 1 }),
    waits: [150, 250],
    calls: 3,
  });
});

test('HT-01 gives up a read after three attempts and marks it as retried', async () => {
  const { result, calls } = await calledWith([broken(), broken(), broken()]);
  expect([result, calls]).toEqual([failed({ ...broken(), isRetried: true }), 3]);
});

test.each<[string, UpstreamFailure]>([
  ['a 500 with code 15006', broken({ status: 500, code: 15006 })],
  ['a refusal', refused(404, null)],
  ['a 429', refused(429, '1')],
  ['a malformed response', { kind: 'malformed', problem: 'not JSON' }],
  ['a timeout', { kind: 'timeout' }],
  ['a pause longer than the retry window', broken({ retryAfter: '2' })],
])('HT-01 does not retry %s', async (_what, failure) => {
  expect(await calledWith([failure])).toEqual({ result: failed(failure), waits: [], calls: 1 });
});

test('HT-01 waits as long as Retry-After asks', async () => {
  expect(await calledWith([broken({ retryAfter: '1' })])).toEqual({
    result: success({ value: 1 }),
    waits: [1000],
    calls: 2,
  });
});

test('HT-01 never retries a write', async () => {
  expect(await calledWith([unreachable], write)).toEqual({ result: failed(unreachable), waits: [], calls: 1 });
});
