import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { details } from '@foyer/contract/accounts';
import { namesIn } from '@foyer/contract/problemOf';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readCases, shapeOf } from '../../tests/conformance/exchangeCase.ts';
import { createRecorder } from './recordCalls.ts';
import { startRecordingProxy } from './recordingProxy.ts';
import type { Exchange, RecordingProxy } from './recordingProxy.ts';

/** How the service behind the proxy responds. */
let respond: (request: IncomingMessage, response: ServerResponse) => unknown;
const service = createServer((request, response) => void respond(request, response));
let proxy: RecordingProxy;
let exchanges: Exchange[] = [];
let folder = '';

beforeEach(async () => {
  exchanges = [];
  folder = mkdtempSync(join(tmpdir(), 'exchanges-'));
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/api`;
  proxy = await startRecordingProxy({
    bases: { accounts: base },
    port: 0,
    host: '127.0.0.1',
    onExchange: (exchange) => exchanges.push(exchange),
    deadlineMs: 200,
    maxRequestBytes: 100,
    maxResponseBytes: 100,
  });
});
afterEach(async () => {
  await proxy.stop();
  service.closeAllConnections();
  service.close();
  await once(service, 'close');
  rmSync(folder, { recursive: true });
});

const call = (path: string, init?: RequestInit) => fetch(`${proxy.bases.accounts ?? ''}${path}`, init);

describe('the recording proxy', () => {
  test('passes a call and its response on, and reports both', async () => {
    const received: unknown[] = [];
    respond = async (request, response) => {
      const { authorization, 'x-api-key': key } = request.headers;
      received.push([request.method, request.url, authorization, key, await text(request)]);
      response.writeHead(401, { 'content-type': 'application/json', 'retry-after': '3' }).end('{"code":15001}');
    };
    const response = await call('/history/games/r-1?culture=en', {
      headers: { authorization: 'Bearer a.b.c', 'x-api-key': 'key' },
    });
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      401,
      '3',
      '{"code":15001}',
    ]);
    await call('/nothing', { method: 'POST', body: '{"a":1}' });
    expect(received).toEqual([
      ['GET', '/api/history/games/r-1?culture=en', 'Bearer a.b.c', 'key', ''],
      ['POST', '/api/nothing', undefined, undefined, '{"a":1}'],
    ]);
    expect(exchanges.map(({ endpoint, params, query, body }) => [endpoint?.name, params, query, body])).toEqual([
      ['gameRound', { roundId: 'r-1' }, { culture: 'en' }, ''],
      [undefined, {}, {}, '{"a":1}'],
    ]);
  });

  test('responds for a service that is late, too long, or not there, and takes no large body', async () => {
    respond = () => {};
    expect((await call('/details')).status).toBe(504);
    respond = (_request, response) => response.writeHead(200).write('{');
    expect((await call('/details')).status).toBe(504);
    respond = (_request, response) => response.end('x'.repeat(101));
    expect((await call('/details')).status).toBe(502);
    respond = (request) => request.socket.destroy();
    expect((await call('/details')).status).toBe(502);
    expect(exchanges.map(({ response }) => 'failed' in response && response.failed)).toEqual([
      'no complete response in time',
      'no complete response in time',
      'a response above the limit of 100 bytes',
      'no response: the connection failed',
    ]);
    expect((await call('/login', { method: 'POST', body: 'x'.repeat(101) })).status).toBe(413);
    expect((await fetch((proxy.bases.accounts ?? '').replace('accounts', 'chat'))).status).toBe(404);
  });

  test('refuses browsers, and names of other hosts', async () => {
    respond = (_request, response) => response.end('{}');
    expect((await call('/details', { headers: { origin: 'https://page.example' } })).status).toBe(403);
    const asOther = httpRequest(`${proxy.bases.accounts ?? ''}/details`, {
      headers: { host: 'rebound.example' },
    }).end();
    const [response] = (await once(asOther, 'response')) as [IncomingMessage];
    response.resume();
    expect([response.statusCode, exchanges]).toEqual([403, []]);
  });
});

describe('the recorder', () => {
  const record = (response: Exchange['response'], more: Partial<Exchange> = {}) => {
    let printed = '';
    const recorder = createRecorder(folder, (line) => (printed += line));
    recorder.add({
      service: 'accounts',
      endpoint: details,
      method: 'GET',
      params: {},
      query: {},
      body: '',
      response,
      milliseconds: 5,
      ...more,
    });
    return { printed, summary: recorder.summary() };
  };
  const json = (status: number, body: unknown) => ({
    status,
    contentType: 'application/json',
    text: JSON.stringify(body),
  });

  test('says that a refusal of the contract is as described, and stores nothing', () => {
    const { printed, summary } = record(json(401, { code: 15_001 }));
    expect(printed).toBe(
      '✔  accounts details  GET /details  401  5 ms: token refused, with a code of the 15001 family\n',
    );
    expect(summary).toBe('\n1 calls, 0 differ.\n');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('names the fields that differ, and stores the call once, without a value', () => {
    const body = { account: { core: { userId: 'secret', username: 'secret' }, secretName: 'secret' }, session: {} };
    const { printed } = record(json(200, body));
    expect(printed).toMatch(/^✖ {2}accounts details {2}GET \/details {2}200 {2}5 ms\n/);
    expect(printed).toContain('account.core.userId: found a string. `account.core.userId` must be number.');
    expect(record(json(200, body)).printed).toContain('the same as ');
    const [name = ''] = readdirSync(folder);
    const stored = readFileSync(join(folder, name), 'utf8');
    for (const written of [printed, stored]) expect(written).not.toContain('secret');
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readCases(folder)).toMatchObject([
      {
        endpoint: 'details',
        response: { status: 200, type: 'json', body: { account: { core: { userId: 'string' }, '*': 'string' } } },
      },
    ]);
  });

  test('stores a call without response, and one that is not JSON', () => {
    expect(record({ failed: 'no complete response in time' }).printed).toContain('found no complete response in time.');
    expect(record({ status: 502, contentType: 'text/html', text: '<p>secret</p>' }).printed).toContain('status 502');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('a shape holds no text, no number and no name that the contract lacks', () => {
    const names = namesIn(details.response);
    const isWithout = (value: unknown) =>
      JSON.stringify(shapeOf(value, names))
        .split(/[^\w*]+/)
        .every((word) => names.has(word) || ['', 'string', 'number', 'boolean', 'null', 'more', '*'].includes(word));
    expect(fc.check(fc.property(fc.jsonValue(), isWithout)).counterexample).toBeNull();
    let deep: unknown = 1;
    for (let depth = 0; depth < 50; depth += 1) deep = [deep];
    expect(JSON.stringify(shapeOf(deep, names))).toBe(`${'['.repeat(12)}"more"${']'.repeat(12)}`);
  });
});
