import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backoffDelay } from '../../base/backoff.ts';
import { createTestClock } from '../../base/createTestClock.ts';
import { serverClock } from '../../base/serverClock.server.ts';
import { setReportSink } from '../errors/report.ts';
import type { Report } from '../errors/report.ts';
import { apiBackoff, createApiClient } from './apiClient.browser.ts';
import { onApiFailure } from './apiFailures.ts';
import type { FailedCall } from './apiFailures.ts';
import { shouldRetry } from './shouldRetry.ts';

const response = v.object({ value: v.number() });
const read = endpoint({ name: 'read', service: 'web', method: 'GET', path: '/api/read', response });
const once = endpoint({ name: 'once', service: 'web', method: 'POST', path: '/api/once', response });
const same = endpoint({ name: 'same', service: 'web', method: 'POST', path: '/api/same', response, repeatable: true });

let reports: Report[] = [];
beforeEach(() => {
  reports = [];
  setReportSink((entry) => reports.push(entry));
});

type Reply = Response | 'lost';
const good = () => Response.json({ value: 1 });
const broken = (status: number, code?: number) =>
  Response.json({ message: 'no', ...(code === undefined ? {} : { code }) }, { status });

/** A client whose fetch returns the replies in turn and whose delays resolve at once. */
function client(...replies: Reply[]) {
  const clock = createTestClock({ random: () => 0.5 });
  const requests: { url: string; headers: Record<string, string> }[] = [];
  const api = createApiClient({
    fetch: (async (url: string, init: RequestInit) => {
      requests.push({ url, headers: init.headers as Record<string, string> });
      const reply = replies[requests.length - 1];
      if (reply === undefined || reply === 'lost') throw new TypeError('network');
      return reply;
    }) as typeof fetch,
    clock,
    isOnline: () => true,
    language: () => 'zh',
    release: () => 'r1',
  });
  return { api, waits: clock.delays, requests };
}

test('HT-01 retries network errors and 5xx twice, after 2 s and 4 s plus jitter', async () => {
  const { api, waits, requests } = client('lost', broken(503), good());
  expect(await api.call(read, {})).toEqual({ ok: true, value: { value: 1 } });
  expect(requests).toHaveLength(3);
  expect(waits).toEqual([2500, 4500]);
});

test('HT-01 makes at most three attempts', async () => {
  const { api, requests } = client('lost', 'lost', 'lost', 'lost');
  expect(await api.call(read, {})).toEqual({ ok: false, failure: { kind: 'noResponse' } });
  expect(requests).toHaveLength(3);
});

test.each([503, 504])('HT-01 does not retry a %d that the server has already retried', async (status) => {
  const { api, requests } = client(
    Response.json({ message: 'no' }, { status, headers: { 'x-upstream-retried': '1' } }),
    good(),
  );
  expect(await api.call(read, {})).toMatchObject({ ok: false, failure: { isRetried: true } });
  expect(requests).toHaveLength(1);
});

test('HT-01 the retry delay is 2^n seconds plus up to one second', () => {
  const delay = (retry: number, random: number) => backoffDelay(apiBackoff, retry, random);
  expect([delay(1, 0), delay(2, 0), delay(3, 0), delay(1, 0.25), delay(1, 0.999)]).toEqual([
    2000, 4000, 8000, 2250, 2999,
  ]);
});

describe('HT-01 calls that are not retried', () => {
  test('a call that is not repeatable', async () => {
    const { api, requests } = client('lost', good());
    await api.call(once, {});
    expect(requests).toHaveLength(1);
  });
  test.each([400, 401, 403, 404, 429])('a call refused with %i', async (status) => {
    const { api, requests } = client(broken(status), good());
    expect(await api.call(read, {})).toMatchObject({ ok: false, failure: { kind: 'refused', status } });
    expect(requests).toHaveLength(1);
  });
  test('a 500 with code 15006, which is a business error', async () => {
    const { api, requests } = client(broken(500, 15006), good());
    expect(await api.call(same, {})).toMatchObject({ ok: false, failure: { kind: 'broken', code: 15006 } });
    expect(requests).toHaveLength(1);
  });
  test('a response of the wrong shape', async () => {
    const { api, requests } = client(Response.json({ value: 'one' }), good());
    expect(await api.call(read, {})).toEqual({ ok: false, failure: { kind: 'malformed' } });
    expect(requests).toHaveLength(1);
  });
  test('an aborted call', () => {
    expect(shouldRetry({ attempt: 1, repeatable: true, failure: { kind: 'aborted' } })).toBe(false);
  });
});

test('HT-01 a repeatable POST is retried with the same idempotency key', async () => {
  const { api, requests } = client(broken(502), good());
  await api.call(same, {}, { idempotencyKey: 'key-1' });
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
});

test('sends the headers that the endpoint describes', async () => {
  const typed = endpoint({
    name: 'typed',
    service: 'web',
    method: 'GET',
    path: '/api/typed',
    headers: v.object({ 'x-client-type': v.string() }),
    response,
  });
  const { api, requests } = client(good());
  await api.call(typed, { headers: { 'x-client-type': '40' } });
  expect(requests[0]?.headers).toMatchObject({ 'x-client-type': '40', accept: 'application/json' });
});

test('HT-05 reports a final failure once, and an aborted call never', async () => {
  await client('lost', broken(503), broken(500)).api.call(read, {});
  expect(reports).toEqual([{ name: 'API_ERROR', facts: { endpoint: 'read', kind: 'broken', status: 500 } }]);
  reports = [];
  const abort = new AbortController();
  abort.abort();
  await client('lost').api.call(read, {}, { signal: abort.signal });
  expect(reports).toEqual([]);
});

test('notifies listeners of a failure and of the token that the call carried', async () => {
  const onFailure = vi.fn<(call: FailedCall) => void>();
  const stop = onApiFailure(onFailure);
  await client(broken(401, 15001)).api.call(read, {}, { token: 'a.b.c' });
  await client(good()).api.call(read, {}, { token: 'a.b.c' });
  stop();
  await client(broken(401, 15001)).api.call(read, {});
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({
    failure: { kind: 'refused', status: 401, code: 15001, message: 'no' },
    token: 'a.b.c',
  });
});

test('MK-04 sends the language of the page with each call', async () => {
  const { api, requests } = client(good());
  await api.call(read, {});
  expect(requests[0]?.headers['x-language']).toBe('zh');
});

describe('HT-01 every call ends', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const slow = endpoint({
    name: 'slow',
    service: 'web',
    method: 'GET',
    path: '/api/slow',
    response,
    deadlineMs: 30_000,
  });
  const timedOut = { ok: false, failure: { kind: 'noResponse', why: 'timedOut' } };
  const until = ({ signal }: RequestInit) =>
    new Promise<never>((_, reject) => {
      if (signal?.aborted === true) reject(new TypeError('aborted'));
      signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
    });
  const clientOf = (fetchNow: (init: RequestInit) => Promise<Response>, isOnline = true) =>
    createApiClient({
      fetch: ((_url: string, init: RequestInit) => fetchNow(init)) as typeof fetch,
      clock: { ...serverClock, random: () => 0 },
      language: () => '',
      release: () => '',
      isOnline: () => isOnline,
    });
  /** The result of a call and the seconds after which it came. */
  const timed = async <R>(call: Promise<R>) => {
    const startedAt = Date.now();
    const ended = call.then((result) => ({ result, seconds: (Date.now() - startedAt) / 1000 }));
    await vi.runAllTimersAsync();
    return ended;
  };

  test('10 s after its start, or at the deadline of its endpoint, when no headers come', async () => {
    expect(await timed(clientOf(until).call(read, {}))).toEqual({ result: timedOut, seconds: 10 });
    expect(await timed(clientOf(until).call(slow, {}))).toEqual({ result: timedOut, seconds: 30 });
    expect(reports[0]).toEqual({ name: 'API_ERROR', facts: { endpoint: 'read', kind: 'timedOut', status: null } });
  });

  test.each([200, 503])('when the body of a %d does not come', async (status) => {
    const hanging = async ({ signal }: RequestInit) => {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"value":'));
          signal?.addEventListener('abort', () => stream.error(new TypeError('aborted')));
        },
      });
      return new Response(body, { status });
    };
    expect(await timed(clientOf(hanging).call(read, {}))).toEqual({ result: timedOut, seconds: 10 });
  });

  test('when the delay before a retry would last longer', async () => {
    const slowly = (init: RequestInit) =>
      Promise.race([
        until(init),
        new Promise<never>((_, reject) => {
          setTimeout(() => reject(new TypeError('network')), 9000);
        }),
      ]);
    expect(await timed(clientOf(slowly).call(read, {}))).toEqual({ result: timedOut, seconds: 10 });
  });

  test('a body that ends in the middle is a lost response, and the call is repeated', async () => {
    let requests = 0;
    const cut = async () => {
      requests += 1;
      if (requests > 1) return good();
      return new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) }));
    };
    expect((await timed(clientOf(cut).call(read, {}))).result).toEqual({ ok: true, value: { value: 1 } });
    requests = 0;
    expect((await timed(clientOf(cut).call(once, {}))).result).toEqual({ ok: false, failure: { kind: 'noResponse' } });
  });

  test('a caller that gives up is told so at once, also between two attempts', async () => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), 1000);
    const fail = async () => {
      throw new TypeError('network');
    };
    expect(await timed(clientOf(fail).call(read, {}, { signal: abort.signal }))).toEqual({
      result: { ok: false, failure: { kind: 'aborted' } },
      seconds: 1,
    });
  });

  test('says when the browser is offline', async () => {
    const fail = async () => {
      throw new TypeError('network');
    };
    expect((await timed(clientOf(fail, false).call(once, {}))).result).toEqual({
      ok: false,
      failure: { kind: 'noResponse', why: 'offline' },
    });
  });
});
