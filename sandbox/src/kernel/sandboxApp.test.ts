import { request } from 'node:http';
import { endpoint } from '@foyer/contract/endpoint';
import { Hono } from 'hono';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { createFaults, fault } from './faults.ts';
import type { Faults } from './faults.ts';
import { openHttpServer } from './httpServer.ts';
import type { HttpServer } from './httpServer.ts';
import type { SandboxModule } from './module.ts';
import { pageParts } from './pageOrigins.ts';
import { refuse, route } from './route.ts';
import { sandboxApp } from './sandboxApp.ts';
import { testSandboxContext } from './testSandboxContext.ts';

let httpServer: HttpServer | undefined;
afterEach(async () => {
  await httpServer?.close(0);
  httpServer = undefined;
});

const echo = endpoint({
  name: 'echo',
  service: 'games',
  method: 'POST',
  path: '/echo/:id',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number)) }),
  body: v.object({ text: v.string() }),
  response: v.object({ said: v.string() }),
});

interface Running {
  call(options?: {
    path?: string;
    host?: string;
    method?: string;
    body?: string;
    headers?: Record<string, string>;
  }): Promise<{ status: number; text: string }>;
  logged: string[];
  faults: Faults;
}

async function running(module: Omit<SandboxModule, 'name'>): Promise<Running> {
  const opened = (httpServer = await openHttpServer({ port: 0, host: '127.0.0.1' }));
  const logged: string[] = [];
  const faults = createFaults();
  const sandboxContext = { ...testSandboxContext(), log: (message: string) => void logged.push(message) };
  opened.serve(sandboxApp(sandboxContext, [{ name: 'test', ...module }], faults), (_request, socket) =>
    socket.destroy(),
  );
  const call: Running['call'] = ({
    path = '/games/echo/7',
    host = '127.0.0.1',
    method = 'POST',
    body = '{"text":"hi"}',
    headers = {},
  } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          port: opened.port,
          host: '127.0.0.1',
          path,
          method,
          headers: { host, 'content-type': 'application/json', ...headers },
        },
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => (text += part));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      sent.on('error', reject);
      sent.end(method === 'GET' ? undefined : body);
    });
  return { call, logged, faults };
}

const moduleWith = (handler: () => unknown) => ({ routes: [route(echo, handler as () => { said: string })] });

test('a handler receives the checked input and the bearer token', async () => {
  const { call } = await running({
    routes: [
      route(echo, ({ params, body }, { bearer, header }) => ({
        said: `${params.id + 1} ${body.text} ${bearer} ${header('x-test')}`,
      })),
    ],
  });
  expect(await call({ headers: { authorization: 'Bearer a.b.c', 'x-test': 'yes' } })).toEqual({
    status: 200,
    text: '{"said":"8 hi a.b.c yes"}',
  });
  expect((await call({ headers: { authorization: 'Basic abc' } })).text).toContain('null');
});

test('a response that violates the contract becomes a logged 500 without its contents', async () => {
  const { call, logged } = await running(moduleWith(() => ({ said: 7, secret: 'x' })));
  expect(await call()).toEqual({ status: 500, text: '{"message":"Internal error"}' });
  expect(logged).toEqual(['A call failed.']);
});

test('a thrown error becomes a logged 500, and a refusal is not logged', async () => {
  const throwing = await running(
    moduleWith(() => {
      throw new Error('inside');
    }),
  );
  expect(await throwing.call()).toEqual({ status: 500, text: '{"message":"Internal error"}' });
  expect(throwing.logged).toHaveLength(1);
  await httpServer?.close(0);
  const refusing = await running(moduleWith(() => refuse(403, 'No', 10500)));
  expect(await refusing.call()).toEqual({ status: 403, text: '{"message":"No","code":10500}' });
  expect(refusing.logged).toEqual([]);
});

test('a response contains only fields of the contract', async () => {
  const { call } = await running(moduleWith(() => ({ said: 'a', password: 'b' })));
  expect((await call()).text).toBe('{"said":"a"}');
});

test('a refusal names the invalid field without repeating its value', async () => {
  const { call } = await running(moduleWith(() => ({ said: '' })));
  const { status, text } = await call({ body: '{"text":{"password":"hunter2"}}' });
  expect(status).toBe(400);
  expect(text).toContain('text');
  expect(text).not.toContain('hunter2');
});

test.each(['127.0.0.1', ...pageParts.map((part) => `${part}.localhost`)])(
  'GET /favicon.ico returns an icon on %s and uses up no fault',
  async (host) => {
    const { call, faults } = await running({ pages: {} });
    faults.set(v.parse(fault, { target: 'gamesPages', kind: '503', times: 1 }));
    const icon = await call({ path: '/favicon.ico', host, method: 'GET' });
    expect([icon.status, icon.text.startsWith('<svg ')]).toEqual([200, true]);
    expect(faults.list()).toHaveLength(1);
  },
);

test('each origin serves only its own pages', async () => {
  const page = (path: string, text: string) => new Hono().get(path, (context) => context.text(text));
  const { call } = await running({
    ...moduleWith(() => ({ said: 'service' })),
    pages: { games: page('/play', 'games'), media: page('/cover', 'media'), services: page('/control/x', 'services') },
  });
  const statusOf = async (host: string, path: string, method = 'GET') => (await call({ host, path, method })).status;
  for (const [host, path] of [
    ['games.localhost:4000', '/play'],
    ['media.localhost', '/cover'],
    ['GAMES.localhost', '/play'],
    ['localhost', '/control/x'],
  ] as const) {
    expect([host, await statusOf(host, path)]).toEqual([host, 200]);
  }
  for (const [host, path] of [
    ['games.localhost', '/control/x'],
    ['media.localhost', '/play'],
    ['localhost', '/cover'],
  ] as const) {
    expect([host, await statusOf(host, path)]).toEqual([host, 404]);
  }
  expect(await statusOf('games.localhost', '/games/echo/7', 'POST')).toBe(404);
});

test('pages of an origin can fail on request', async () => {
  const { call, faults } = await running({
    pages: { media: new Hono().get('/cover', (context) => context.text('cover')) },
  });
  faults.set(v.parse(fault, { target: 'mediaPages', kind: '503', times: 1 }));
  const cover = () => call({ host: 'media.localhost', path: '/cover', method: 'GET' });
  expect((await cover()).status).toBe(503);
  expect(await cover()).toEqual({ status: 200, text: 'cover' });
});

test('every origin returns 503 until the sandbox is ready', async () => {
  const opened = (httpServer = await openHttpServer({ port: 0, host: '127.0.0.1' }));
  const { status, headers } = await fetch(`http://127.0.0.1:${opened.port}/`);
  expect([status, headers.get('retry-after'), headers.get('access-control-allow-origin')]).toEqual([503, '1', '*']);
});
