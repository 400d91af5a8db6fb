import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { details, login, logout } from '@foyer/contract/accounts';
import { winners } from '@foyer/contract/winners';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Log } from '../log.server.ts';
import { noMetrics } from '../metrics.server.ts';
import { createUpstream } from '../upstream.server.ts';
import { startAdapters } from './startAdapters.server.ts';

const host = new URL('adapterHost.server.ts', import.meta.url);
let folder = '';
const cleanups: (() => unknown)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adapters-'));
});
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
  await rm(folder, { recursive: true, force: true });
});

const secretValue = 'value-of-a-player';
const account = JSON.stringify({
  account: { core: { userId: 7, username: 'ada', currencyIsoCode: 'GBP' } },
  session: {},
});
const requestBody = { body: { userId: 'a.b.c', reason: 1 } } as const;

interface Setup {
  source: string;
  name?: string;
  variables?: Record<string, string>;
  respond?: (request: IncomingMessage, response: ServerResponse) => void;
  bodyDeadlineMs?: number;
}

async function adapted({ source, name = 'own', variables = {}, respond, bodyDeadlineMs = 5000 }: Setup) {
  await writeFile(join(folder, `${name}.mjs`), source);
  const log = {
    warn: vi.fn<(facts: object, name: string) => void>(),
    error: vi.fn<(facts: object, name: string) => void>(),
  };
  const adapters = await startAdapters({
    path: folder,
    host,
    variables,
    log: log as unknown as Log,
    showsOutput: false,
    silenceMs: 400,
  });
  cleanups.push(() => adapters.stop());
  const calls = vi.fn<typeof noMetrics.upstream>();
  const base = respond === undefined ? 'http://127.0.0.1:1' : await listen(respond);
  const upstream = createUpstream({
    bases: {
      accounts: `${base}/accounts`,
      games: `${base}/games`,
      content: base,
      milestones: base,
      broker: base,
      promotions: base,
      campaigns: base,
      chat: base,
    },
    log: log as unknown as Log,
    metrics: { ...noMetrics, upstream: calls },
    tracing: { inCall: (_name, _service, run) => run({ traceparent: '00-aa-bb-00' }) },
    adapters,
    bodyDeadlineMs,
  });
  const logged = () => JSON.stringify([log.warn.mock.calls, log.error.mock.calls]);
  return { upstream, adapters, calls, logged, log };
}

async function listen(respond: NonNullable<Setup['respond']>): Promise<string> {
  const server: Server = createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const bearer = { bearer: secretValue };

describe('a call of an adapter', () => {
  test('has the adapter’s result, and calls that it does not name go to the service', async () => {
    const { upstream, calls, adapters } = await adapted({
      source: `export default { accounts: { async details(input, call) { return ${account.replace('"ada"', 'call.bearer')}; } } };`,
      respond: (_request, response) => response.setHeader('content-type', 'application/json').end('{"closed":true}'),
    });
    const result = await upstream.call(details, {}, bearer);
    expect(result.ok && result.value.account.core).toMatchObject({ userId: 7, username: secretValue });
    expect(await upstream.call(logout, requestBody, bearer)).toEqual({ ok: true, value: { closed: true } });
    expect(calls.mock.calls.map(([service, outcome]) => [service, outcome])).toEqual([
      ['accounts', 'ok'],
      ['accounts', 'ok'],
    ]);
    expect(adapters.descriptions).toEqual(['adapter own: accounts.{details}']);
  });

  test('is completed as a response of the service is, and refused when its shape is another', async () => {
    const { upstream, logged } = await adapted({
      source: `export default { accounts: {
        async details() { return { account: { core: { userId: '${secretValue}' } } }; },
        async logout() { return () => {}; } } };`,
    });
    expect(await upstream.call(details, {}, bearer)).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
    expect(await upstream.call(logout, requestBody, bearer)).toEqual({ ok: true, value: { closed: true } });
    expect(logged()).not.toContain(secretValue);
  });

  test('refuses with the status and code of the adapter, and counts an unnamed status as a fault', async () => {
    const { upstream } = await adapted({
      source: `export default { accounts: {
        async details(input, call) { return call.refuse(401, { code: 15001, message: 'No' }); },
        async logout(input, call) { throw call.refuse(418, { message: 'No' }); } } };`,
    });
    expect(await upstream.call(details, {}, bearer)).toMatchObject({
      failure: { kind: 'refused', status: 401, code: 15001 },
    });
    expect(await upstream.call(logout, requestBody, bearer)).toMatchObject({
      failure: { kind: 'broken', status: 418 },
    });
  });

  test('requests its own service without itself, and fails as that request did', async () => {
    let isRefused = false;
    const { upstream } = await adapted({
      source: `export default { accounts: {
        async details(input, call) {
          const own = await call.request({ name: 'details' }, {});
          return { ...own, account: { ...own.account, core: { ...own.account.core, username: 'changed' } } };
        },
        async logout(input, call) { return call.request({ name: 'winners' }, {}); } } };`,
      respond(request, response) {
        response.statusCode = isRefused || request.headers.authorization !== `Bearer ${secretValue}` ? 403 : 200;
        response.end(isRefused ? '{"code":10505}' : account);
      },
    });
    const result = await upstream.call(details, {}, bearer);
    expect(result.ok && result.value.account.core.username).toBe('changed');
    isRefused = true;
    expect(await upstream.call(details, {}, bearer)).toMatchObject({
      failure: { kind: 'refused', status: 403, code: 10505 },
    });
    expect(await upstream.call(logout, requestBody, bearer)).toMatchObject({ failure: { kind: 'malformed' } });
  });

  test('fetches other addresses with the trace and the deadline of the call', async () => {
    const traces: unknown[] = [];
    const { upstream } = await adapted({
      source: `export default { accounts: {
        async details(input, call) { await call.fetch(call.base + '/other', { headers: { 'x-own': '1' } }); return ${account}; },
        async logout(input, call) { await call.fetch(call.base + '/hangs'); } } };`,
      respond(request, response) {
        if (request.url === '/accounts/hangs') return;
        traces.push([request.headers.traceparent, request.headers['x-own'], request.headers.authorization]);
        response.end('{}');
      },
      bodyDeadlineMs: 600,
    });
    expect(await upstream.call(details, {}, bearer)).toMatchObject({ ok: true });
    expect(traces).toEqual([['00-aa-bb-00', '1', undefined]]);
    expect(await upstream.call(logout, requestBody, bearer)).toMatchObject({ failure: { kind: 'timeout' } });
  });

  test('sees only the variables that begin with its name', async () => {
    vi.stubEnv('SESSION_SECRET', secretValue);
    cleanups.push(() => vi.unstubAllEnvs());
    const { upstream } = await adapted({
      name: 'own-one',
      source: `export default (settings) => ({ accounts: { async details(input, call) {
        return { account: { core: { userId: 7, username: JSON.stringify([process.env, settings, Object.keys(call)]), currencyIsoCode: 'GBP' } }, session: {} };
      } } });`,
      variables: { ADAPTER_OWN_ONE_ISSUER: 'https://login.example', ADAPTER_OTHER_KEY: secretValue },
    });
    const result = await upstream.call(details, {});
    expect(JSON.parse(result.ok ? result.value.account.core.username : '')).toEqual([
      {},
      { ISSUER: 'https://login.example' },
      ['base', 'bearer', 'signal', 'request', 'fetch', 'refuse', 'report'],
    ]);
  });
});

describe('a fault of an adapter', () => {
  const body = { body: { credentials: { username: secretValue } } } as never;

  test('that throws is that of a broken service, logged with its place and without the value', async () => {
    const { upstream, calls, logged } = await adapted({
      source: `export default { accounts: { async login(input) { throw new TypeError(input.body.credentials.username + '\\n    at ' + input.body.credentials.username); } } };`,
    });
    expect(await upstream.call(login, body)).toMatchObject({ failure: { kind: 'broken', status: 500 } });
    expect(calls).toHaveBeenCalledExactlyOnceWith('accounts', 'broken', expect.any(Number));
    expect(logged()).toMatch(/"adapter":"own","error":"TypeError","at":"[^"]*own\.mjs:1:\d+\)?"/);
    expect(logged()).not.toContain(secretValue);
  });

  test('that cannot reach another server is logged with the code of the connection’s error', async () => {
    const { upstream, logged } = await adapted({
      source: `export default { accounts: { login: (input, call) => call.fetch('http://127.0.0.1:4/') } };`,
    });
    expect(await upstream.call(login, body)).toMatchObject({ failure: { kind: 'broken' } });
    expect(logged()).toMatch(/"error":"ECONNREFUSED"/);
    expect(logged()).not.toContain('"host"');
  });

  test('that cannot reach the server of its settings is logged with the name of that server', async () => {
    const { upstream, logged } = await adapted({
      source: `export default ({ ISSUER }) => ({ accounts: { login: (input, call) => call.fetch(new URL('/token', ISSUER)) } });`,
      variables: { ADAPTER_OWN_ISSUER: 'http://127.0.0.1:4/realm' },
    });
    expect(await upstream.call(login, body)).toMatchObject({ failure: { kind: 'broken' } });
    expect(logged()).toMatch(/"error":"ECONNREFUSED".*"host":"127\.0\.0\.1:4"/);
  });

  test('that hangs ends at the deadline and aborts its signal', async () => {
    const { upstream, calls } = await adapted({
      source: `let aborted = 0; export default { accounts: {
        login: (input, call) => new Promise(() => call.signal.addEventListener('abort', () => aborted++)),
        async details() { return { account: { core: { userId: 7, username: String(aborted), currencyIsoCode: 'GBP' } }, session: {} }; } } };`,
      bodyDeadlineMs: 150,
    });
    expect(await upstream.call(login, body)).toMatchObject({ failure: { kind: 'timeout' } });
    expect(calls).toHaveBeenLastCalledWith('accounts', 'timeout', expect.any(Number));
    const after = await upstream.call(details, {});
    expect(after.ok && after.value.account.core.username).toBe('1');
  });

  test('that is reported is logged once by its name, without the value', async () => {
    const { upstream, log, logged } = await adapted({
      source: `export default { accounts: { async details(input, call) {
        call.report('pictureMissing');
        call.report('pictureMissing');
        call.report(call.bearer);
        return ${account}; } } };`,
    });
    expect(await upstream.call(details, {}, bearer)).toMatchObject({ ok: true });
    expect(log.warn.mock.calls.filter(([, name]) => name === 'ADAPTER_REPORT')).toEqual([
      [{ adapter: 'own', problem: 'pictureMissing' }, 'ADAPTER_REPORT'],
      [{ adapter: 'own', problem: 'unnamed' }, 'ADAPTER_REPORT'],
    ]);
    expect(logged()).not.toContain(secretValue);
  });

  test('that leaks a rejected promise is logged, and other calls go on', async () => {
    const { upstream, log, logged } = await adapted({
      source: `export default { accounts: { async details(input, call) {
        if (call.bearer !== null) void Promise.reject(new RangeError(call.bearer));
        await new Promise(setImmediate);
        return ${account}; } } };`,
    });
    expect(await upstream.call(details, {}, bearer)).toMatchObject({ ok: true });
    expect(await upstream.call(details, {})).toMatchObject({ ok: true });
    expect(log.warn).toHaveBeenCalledWith(expect.objectContaining({ error: 'RangeError' }), 'ADAPTER_FAULT');
    expect(logged()).not.toContain(secretValue);
  });

  test('that computes without a pause is replaced, without stopping this process', async () => {
    const { upstream, log } = await adapted({
      source: `export default { accounts: { async login() { for (;;); }, async details() { return ${account}; } } };`,
    });
    const turns: number[] = [];
    const timer = setInterval(() => turns.push(1), 20);
    const results = await Promise.all([upstream.call(login, body), upstream.call(details, {})]);
    clearInterval(timer);
    expect(results).toMatchObject([{ failure: { kind: 'unreachable' } }, { failure: { kind: 'unreachable' } }]);
    expect(turns.length).toBeGreaterThan(3);
    expect(log.error).toHaveBeenCalledWith({ adapter: 'own', silenceMs: 400 }, 'ADAPTER_BLOCKED');
    await vi.waitFor(async () => expect(await upstream.call(details, {})).toMatchObject({ ok: true }));
  });

  test('that ends its thread fails its calls, and the next ones find a new thread', async () => {
    const { upstream } = await adapted({
      source: `export default { accounts: { async login() { process.exit(1); }, async details() { return ${account}; } } };`,
    });
    expect(await upstream.call(login, body)).toMatchObject({ failure: { kind: 'unreachable' } });
    await vi.waitFor(async () => expect(await upstream.call(details, {})).toMatchObject({ ok: true }));
  });

  test('that fills memory ends its own thread', async () => {
    const { upstream } = await adapted({
      source: `export default { accounts: { async login() { const kept = []; for (;;) { kept.push(new Array(1e5).fill(kept.length)); await new Promise(setImmediate); } }, async details() { return ${account}; } } };`,
    });
    expect(await upstream.call(login, body)).toMatchObject({ ok: false });
    await vi.waitFor(async () => expect(await upstream.call(details, {})).toMatchObject({ ok: true }));
  });

  test('whose result is larger than the limit of a service is malformed', async () => {
    const { upstream } = await adapted({
      source: `export default { games: { async winners() { return { data: 'x'.repeat(300_000) }; } } };`,
    });
    expect(await upstream.call(winners, { query: {} as never })).toMatchObject({
      failure: { kind: 'malformed', problem: 'larger than the limit' },
    });
  });
});

describe('the start with adapters', () => {
  const start = async (files: Record<string, string>, path = folder, startDeadlineMs = 10_000) => {
    for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
    const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() } as unknown as Log;
    return startAdapters({ path, host, variables: {}, log, showsOutput: false, startDeadlineMs });
  };

  test.each([
    ['names a call that the contract lacks', 'export default { accounts: { logIn() {} } };', 'no call accounts.logIn'],
    ['names a service that the contract lacks', 'export default { bank: { pay() {} } };', 'no call bank.pay'],
    ['is for two services', 'export default { accounts: { login() {} }, games: {} };', 'exactly one service'],
    ['exports nothing', 'export const adapter = {};', 'default export'],
    ['misses a setting', 'export default () => { throw new Error("ISSUER is missing"); };', 'ISSUER is missing'],
    ['is not JavaScript', 'export default {', 'cannot be used'],
  ])('is refused when an adapter %s', async (_case, source, problem) => {
    const failure = await start({ 'one.mjs': source }).catch(String);
    expect(failure).toContain(problem);
    expect(failure).toContain('one.mjs');
  });

  test('is refused when an adapter hangs', async () => {
    const hanging = 'export default () => new Promise(() => setInterval(() => 1, 1000));';
    await expect(start({ 'one.mjs': hanging }, folder, 300)).rejects.toThrow('not loaded within 0.3 s');
  });

  test('is refused without an adapter in its place, and with two for one call', async () => {
    await expect(start({})).rejects.toThrow('has no adapter');
    await expect(start({}, join(folder, 'missing'))).rejects.toThrow('is not there');
    const source = 'export default { accounts: { login() {} } };';
    await expect(start({ 'one.mjs': source, 'two.mjs': source })).rejects.toThrow('another adapter has the call');
  });
});
