import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { servicesContractVersion } from '@foyer/contract/contractVersion';
import { endpoint } from '@foyer/contract/endpoint';
import { liveTables } from '@foyer/contract/liveTables';
import { tolerantList } from '@foyer/contract/tolerantSchemas';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Log } from './log.server.ts';
import { noMetrics } from './metrics.server.ts';
import type { Metrics } from './metrics.server.ts';
import { createUpstream } from './upstream.server.ts';

const responseSchema = v.object({ value: v.number() });
const read = endpoint({
  name: 'read',
  service: 'games',
  method: 'GET',
  path: '/thing/:id',
  params: v.object({ id: v.string() }),
  query: v.object({ culture: v.optional(v.string()) }),
  response: responseSchema,
});
const write = endpoint({
  name: 'write',
  service: 'games',
  method: 'POST',
  path: '/thing',
  body: v.object({ a: v.number() }),
  response: responseSchema,
});
const withHeader = endpoint({
  name: 'withHeader',
  service: 'games',
  method: 'POST',
  path: '/typed',
  headers: v.object({ 'x-client-type': v.picklist(['70', '40']) }),
  response: responseSchema,
});
const longList = endpoint({
  name: 'gamesList',
  service: 'games',
  method: 'GET',
  path: '/list',
  response: v.object({ data: v.array(v.string()) }),
});

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** Short deadlines for responses that never arrive. */
const shortDeadlines = { headersDeadlineMs: 150, bodyDeadlineMs: 300 };

/** Starts a service with the given handler and a client with the given deadlines. */
async function service(
  respond: (request: IncomingMessage, response: ServerResponse, body: string) => void,
  deadlines = { headersDeadlineMs: 4000, bodyDeadlineMs: 4000 },
  metrics: Partial<Metrics> = {},
) {
  const started = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => respond(request, response, body));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  const warn = vi.fn<(facts: object, name: string) => void>();
  const upstream = createUpstream({
    bases: {
      accounts: base,
      games: `${base}/games`,
      content: base,
      milestones: base,
      broker: base,
      promotions: base,
      campaigns: base,
      chat: base,
    },
    log: { warn } as unknown as Log,
    metrics: { ...noMetrics, ...metrics },
    ...deadlines,
  });
  return { upstream, warn, base };
}

const json =
  (value: unknown, status = 200) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
const input = { params: { id: 'a b' } };

test('HT-06 sends calls as described and returns validated responses', async () => {
  const seen: string[] = [];
  const { upstream, warn } = await service((request, response, body) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers.authorization ?? '-'} ${body}`);
    json({ value: 1, more: 'dropped' })(request, response);
  });
  expect(await upstream.call(read, { params: { id: 'a b' }, query: { culture: 'zh' } }, { bearer: 'a.b.c' })).toEqual({
    ok: true,
    value: { value: 1 },
  });
  expect(await upstream.call(write, { body: { a: 2 } })).toMatchObject({ ok: true });
  expect(seen).toEqual(['GET /games/thing/a%20b?culture=zh Bearer a.b.c ', 'POST /games/thing - {"a":2}']);
  expect(warn).not.toHaveBeenCalled();
});

test('LB-10 sends the headers of the endpoint without replacing its own', async () => {
  const seen: (string | string[] | undefined)[] = [];
  const { upstream } = await service((request, response) => {
    const { 'x-client-type': type, 'content-type': content, 'foyer-services-contract': version } = request.headers;
    seen.push(type, content, version);
    json({ value: 1 })(request, response);
  });
  expect(await upstream.call(withHeader, { headers: { 'x-client-type': '40' } })).toMatchObject({ ok: true });
  expect(seen).toEqual(['40', 'application/json', servicesContractVersion]);
});

describe('HT-06 malformed responses are reported with the endpoint’s name', () => {
  test.each([
    ['a field of the wrong type', { value: 'one' }, /value/],
    ['a field that is missing', {}, /value/],
    ['a list instead of an object', [], /./],
    ['null', 'null', /./],
    ['html', '<!doctype html><title>Gateway</title>', /not JSON/],
    ['nothing at all', '', /expected Object/],
    ['a truncated response', '{"value":', /not JSON/],
  ])('%s', async (_what, body, problem) => {
    const { upstream, warn } = await service(json(body));
    const result = await upstream.call(read, input);
    expect(result).toEqual({
      ok: false,
      failure: { kind: 'malformed', problem: expect.stringMatching(problem) as string },
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ endpoint: 'read', kind: 'malformed' }),
      'API_ERROR',
    );
  });
});

test.each([200, 204])('HT-06 reads an empty response with status %i as null', async (status) => {
  const { upstream } = await service(json('', status));
  const nullable = { ...read, response: v.nullable(responseSchema) };
  expect(await upstream.call(nullable, input)).toEqual({ ok: true, value: null });
});

test('HT-06 does not follow a redirect', async () => {
  const { upstream } = await service((_request, response) => {
    response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' });
    response.end();
  });
  expect(await upstream.call(read, input)).toEqual({
    ok: false,
    failure: { kind: 'malformed', problem: 'status 302' },
  });
});

test('HT-06 stops reading a response beyond the size limit', async () => {
  let written = 0;
  const { upstream } = await service((_request, response) => {
    const chunk = `"${'x'.repeat(64 * 1024)}",`;
    const pour = () => {
      while (written < 2000 && !response.destroyed) {
        written += 1;
        if (!response.write(chunk)) return void response.once('drain', pour);
      }
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    pour();
  });
  expect(await upstream.call(read, input)).toEqual({
    ok: false,
    failure: { kind: 'malformed', problem: 'larger than the limit' },
  });
  expect(written).toBeLessThan(2000);
});

test('HT-06 LB-12 allows the live tables of ten thousand games, some eight hundred, when all are open', async () => {
  const tables = Array.from({ length: 800 }, (_, index) => ({ gameGroupId: index + 1, facts: 'x'.repeat(500) }));
  const { upstream } = await service(json({ serverTime: 1, tables }));
  const query = { productId: '1041', currencyIsoCode: 'GBP' };
  expect(await upstream.call(liveTables, { query })).toMatchObject({ ok: true });
});

test('HT-06 allows longer responses for lists of games', async () => {
  const data = Array.from({ length: 5000 }, () => 'x'.repeat(100));
  const { upstream } = await service(json({ data, value: 1 }));
  expect(await upstream.call(longList, {})).toMatchObject({ ok: true });
  expect(await upstream.call(read, input)).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
});

test('HT-06 a connection that breaks during the response is unreachable', async () => {
  const { upstream } = await service((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"value":');
    response.destroy();
  });
  expect(await upstream.call(read, input)).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
});

test('HT-06 a service that refuses connections is unreachable', async () => {
  const { upstream } = await service(json({ value: 1 }));
  server?.close();
  expect(await upstream.call(read, input)).toEqual({
    ok: false,
    failure: { kind: 'unreachable', problem: 'ECONNREFUSED' },
  });
});

test('HT-06 a service without response headers times out', async () => {
  const { upstream } = await service(() => undefined, shortDeadlines);
  expect(await upstream.call(read, input)).toEqual({ ok: false, failure: { kind: 'timeout' } });
});

test('HT-06 a response that never ends times out', async () => {
  const { upstream } = await service(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"value":');
    },
    { ...shortDeadlines, headersDeadlineMs: 4000 },
  );
  expect(await upstream.call(read, input)).toEqual({ ok: false, failure: { kind: 'timeout' } });
});

describe('refusals and failing services', () => {
  test('a refusal has status, code and Retry-After, and is not logged', async () => {
    const { upstream, warn } = await service((request, response) => {
      response.setHeader('retry-after', '7');
      json({ code: 10429, message: 'Too many' }, 429)(request, response);
    });
    expect(await upstream.call(read, input)).toEqual({
      ok: false,
      failure: { kind: 'refused', status: 429, code: 10429, message: 'Too many', retryAfter: '7' },
    });
    expect(warn).not.toHaveBeenCalled();
  });
  test('AU-06 a refusal keeps the attempts left and the lock that the service names, and drops what is no number', async () => {
    const refusalWith = async (limit: object) => {
      const { upstream } = await service(json({ code: 10401, message: 'Unauthorized', ...limit }, 401));
      return upstream.call({ ...read, errors: { 401: 'refused' } }, input);
    };
    const failure = { kind: 'refused', status: 401, code: 10401, message: 'Unauthorized', retryAfter: null };
    expect(await refusalWith({ attemptsLeft: 0, lockedSeconds: 900 })).toEqual({
      ok: false,
      failure: { ...failure, attemptsLeft: 0, lockedSeconds: 900 },
    });
    expect(await refusalWith({ attemptsLeft: 'two', lockedSeconds: -1 })).toEqual({ ok: false, failure });
  });
  test('HT-06 a failing service with an HTML page has no code and no message', async () => {
    const { upstream } = await service(json('<h1>Bad gateway</h1>', 502));
    expect(await upstream.call(read, input)).toEqual({
      ok: false,
      failure: { kind: 'broken', status: 502, code: null, message: '', retryAfter: null },
    });
  });
  test('cuts a long message', async () => {
    const { upstream } = await service(json({ message: 'x'.repeat(5000) }, 500));
    const result = await upstream.call(read, input);
    expect(result.ok || !('message' in result.failure) ? null : result.failure.message).toHaveLength(200);
  });
});

test.each([
  ['as it is', '__proto__'],
  ['with escapes', String.raw`\u005f\u005f\u0070roto__`],
])('HT-06 drops a __proto__ field that is written %s', async (_how, name) => {
  const { upstream } = await service(json(`{"value":1,"${name}":{"isAdmin":true}}`));
  expect(await upstream.call(read, input)).toEqual({ ok: true, value: { value: 1 } });
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
});

test.each([
  ['CERT_HAS_EXPIRED', 'certificate'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
  ['ECONNRESET', 'unreachable'],
])('HT-06 a connection that fails with %s counts as %s', async (code, outcome) => {
  const counted: string[] = [];
  const upstream = createUpstream({
    bases: { games: 'https://games.example' } as never,
    log: { warn: () => undefined } as unknown as Log,
    metrics: { ...noMetrics, upstream: (_service, each) => void counted.push(each) },
    send: () => Promise.reject(Object.assign(new Error('TLS'), { code })),
  });
  expect(await upstream.call(read, input)).toEqual({ ok: false, failure: { kind: 'unreachable', problem: code } });
  expect(counted).toEqual([outcome]);
});

test('HT-06 logs each of two alternating problems of an endpoint once', async () => {
  const list = endpoint({
    name: 'list',
    service: 'games',
    method: 'GET',
    path: '/list',
    response: v.object({ data: tolerantList(v.object({ id: v.number(), name: v.string() })) }),
  });
  let calls = 0;
  const { upstream, warn } = await service((request, response) => {
    calls += 1;
    const bad = calls % 2 === 0 ? { id: 'two' } : { id: 2 };
    json({ data: [{ id: 1, name: 'one' }, bad] })(request, response);
  });
  for (let call = 0; call < 4; call += 1) await upstream.call(list, {});
  expect(warn.mock.calls.map(([facts]) => facts)).toMatchObject([
    { problem: 'data[].name: missing' },
    { problem: 'data[].id: expected number' },
  ]);
});

test('HT-06 bad entries of a list are counted each time and logged once a minute, without their values', async () => {
  const upstreamLeftOut = vi.fn<Metrics['upstreamLeftOut']>();
  const secret = 'CANARY-4111';
  const list = endpoint({
    name: 'list',
    service: 'games',
    method: 'GET',
    path: '/list',
    response: v.object({ data: tolerantList(v.object({ id: v.number() })) }),
  });
  const { upstream, warn } = await service(json({ data: [{ id: 1 }, { id: secret }] }), undefined, { upstreamLeftOut });
  for (let call = 0; call < 3; call += 1)
    expect(await upstream.call(list, {})).toEqual({ ok: true, value: { data: [{ id: 1 }] } });
  expect(upstreamLeftOut.mock.calls).toEqual([
    ['games', 1],
    ['games', 1],
    ['games', 1],
  ]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { endpoint: 'list', entries: 1, ids: [], fields: 0, problem: 'data[].id: expected number' },
    'RESPONSE_INCOMPLETE',
  );
  expect(JSON.stringify(warn.mock.calls)).not.toContain(secret);
});

describe('HT-06 a status that the contract does not name', () => {
  test.each([404, 400, 409])('%i is a broken service, and its message is not logged', async (status) => {
    const { upstream, warn } = await service(json({ message: 'CANARY' }, status));
    expect(await upstream.call(read, input)).toMatchObject({ ok: false, failure: { kind: 'broken', status } });
    expect(warn).toHaveBeenCalledExactlyOnceWith({ endpoint: 'read', kind: 'broken', status, code: null }, 'API_ERROR');
  });

  test('a named one is a refusal', async () => {
    const named = { ...read, errors: { 404: 'no such thing' } };
    const { upstream } = await service(json({ message: 'no' }, 404));
    expect(await upstream.call(named, input)).toMatchObject({ failure: { kind: 'refused' } });
  });
});
