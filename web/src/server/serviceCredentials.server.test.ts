import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createClientToken } from './clientToken.server.ts';
import { createServiceClient } from './createServiceClient.server.ts';
import type { Log } from './log.server.ts';
import { createServiceCredentials } from './serviceCredentials.server.ts';
import type { Credentials } from './serviceCredentials.server.ts';
import { createUpstream } from './upstream.server.ts';

const call = endpoint({
  name: 'change',
  service: 'chat',
  method: 'POST',
  path: '/change',
  body: v.object({ a: v.number() }),
  response: v.object({ value: v.number() }),
});
const repeatable = { ...call, repeatable: true };
const secret = 'Zk3vQ8mX1pR7tL5wB9nY';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
const serve = async (respond: Respond) => `http://127.0.0.1:${await listen(createServer(respond))}`;
const send = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

function upstreamOf(base: string, settings: Partial<Credentials>, deadlineMs = 4000) {
  const credentials: Credentials = { headers: {}, client: null, tls: null, ...settings };
  const warn = vi.fn<(facts: object, name: string) => void>();
  const log = { warn } as unknown as Log;
  const upstream = createUpstream({
    bases: { chat: base } as Parameters<typeof createUpstream>[0]['bases'],
    log,
    credentialsOf: createServiceCredentials(() => credentials, log),
    headersDeadlineMs: deadlineMs,
    bodyDeadlineMs: deadlineMs,
  });
  return { call: (bearer: string | null = null) => upstream.call(call, { body: { a: 1 } }, { bearer }), warn };
}

const clientOf = (origin: string): NonNullable<Credentials['client']> => ({
  tokenUrl: `${origin}/token`,
  clientId: 'casino',
  clientSecret: secret,
  authentication: 'basic',
  scope: 'services',
  header: 'proxy-authorization',
});

test('sends fixed headers, and the player’s token in place of a header with its name', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const base = await serve((request, response) => {
    seen.push(request.headers);
    send(response, 200, { value: 1 });
  });
  const { call: change } = upstreamOf(base, { headers: { 'x-api-key': secret, authorization: 'Basic eDp5' } });
  await change();
  await change('player');
  expect(seen.map((headers) => [headers['x-api-key'], headers.authorization])).toEqual([
    [secret, 'Basic eDp5'],
    [secret, 'Bearer player'],
  ]);
});

test('a redirect of the service leads the credentials nowhere', async () => {
  const elsewhere = vi.fn<Respond>();
  const other = await serve(elsewhere);
  const base = await serve((_request, response) => response.writeHead(307, { location: other }).end());
  const { call: change, warn } = upstreamOf(base, { headers: { 'x-api-key': secret } });
  expect(await change()).toMatchObject({ failure: { kind: 'malformed', problem: 'status 307' } });
  expect(elsewhere).not.toHaveBeenCalled();
  expect(JSON.stringify(warn.mock.calls)).not.toContain(secret);
});

describe('a call that a service refuses with 401', () => {
  async function refusedBy(
    isRefused: (token: string) => boolean,
    hasNewToken: boolean,
    sent: typeof call = repeatable,
  ) {
    const seen: string[] = [];
    const base = await serve((request, response) => {
      const token = String(request.headers['proxy-authorization']);
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push(`${token} ${body}`);
        send(response, isRefused(token) ? 401 : 200, { value: 1 });
      });
    });
    let token = 'old';
    const upstream = createUpstream({
      bases: { chat: base } as Parameters<typeof createUpstream>[0]['bases'],
      log: { warn: () => undefined } as unknown as Log,
      credentialsOf: () => ({
        headers: async () => ({ 'proxy-authorization': token }),
        renew: async () => {
          if (hasNewToken) token = 'new';
          return hasNewToken;
        },
        send: createServiceClient(),
      }),
    });
    const result = await upstream.call(sent, { body: { a: 1 } });
    return { seen, ok: result.ok, token };
  }

  test('is repeated with the new token', async () => {
    expect(await refusedBy((token) => token === 'old', true)).toEqual({
      seen: ['old {"a":1}', 'new {"a":1}'],
      ok: true,
      token: 'new',
    });
  });

  test('is not repeated if the contract does not allow it, as a wrong password would count twice', async () => {
    expect(await refusedBy((token) => token === 'old', true, call)).toEqual({
      seen: ['old {"a":1}'],
      ok: false,
      token: 'new',
    });
  });

  test('is repeated once, and not at all without a new token', async () => {
    expect((await refusedBy(() => true, true)).seen).toHaveLength(2);
    expect((await refusedBy(() => true, false)).seen).toHaveLength(1);
  });
});

describe('client credentials', () => {
  test('concurrent calls share one token, which is sent beside the player’s', async () => {
    const grants: string[] = [];
    const login = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        grants.push(`${request.headers.authorization ?? ''} ${body}`);
        send(response, 200, { access_token: 'service-1', token_type: 'Bearer', expires_in: 300 });
      });
    });
    const seen: unknown[] = [];
    const base = await serve((request, response) => {
      seen.push([request.headers['proxy-authorization'], request.headers.authorization]);
      send(response, 200, { value: 1 });
    });
    const { call: change } = upstreamOf(base, { client: clientOf(login) });
    const results = await Promise.all([change('player'), change('player'), change('player')]);
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(seen).toEqual(Array.from({ length: 3 }, () => ['Bearer service-1', 'Bearer player']));
    const basic = Buffer.from(`casino:${secret}`).toString('base64');
    expect(grants).toEqual([`Basic ${basic} scope=services&grant_type=client_credentials`]);
  });

  test('a young token that a service refuses is not renewed: the refusal is of the player’s token', async () => {
    const grant = vi.fn<Respond>((_request, response) =>
      send(response, 200, { access_token: 'service', token_type: 'Bearer', expires_in: 300 }),
    );
    const served = vi.fn<Respond>((_request, response) => send(response, 401, { code: 15001, message: 'Ended.' }));
    const { call: change } = upstreamOf(await serve(served), { client: clientOf(await serve(grant)) });
    expect(await change('player')).toMatchObject({ failure: { status: 401, code: 15001 } });
    expect([grant.mock.calls.length, served.mock.calls.length]).toEqual([1, 1]);
  });

  test.each<[string, Respond, string]>([
    ['refuses the client', (_request, response) => send(response, 401, { error: 'invalid_client' }), 'status 401'],
    ['sends html', (_request, response) => send(response, 200, '<html>'), 'OAUTH_PARSE_ERROR'],
    ['sends no token', (_request, response) => send(response, 200, { token_type: 'Bearer' }), 'OAUTH_INVALID_RESPONSE'],
    ['sends a huge body', (_request, response) => send(response, 200, `"${'x'.repeat(70_000)}"`), ''],
    ['closes the connection', (request) => request.socket.destroy(), ''],
  ])(
    'an authorization server that %s fails the call, is left alone, and is logged once',
    async (_what, respond, problem) => {
      const grant = vi.fn<Respond>(respond);
      const served = vi.fn<Respond>();
      const { call: change, warn } = upstreamOf(await serve(served), { client: clientOf(await serve(grant)) });
      expect(await change()).toMatchObject({ failure: { kind: 'unreachable' } });
      expect(await change()).toMatchObject({ failure: { kind: 'unreachable' } });
      expect([grant.mock.calls.length, served.mock.calls.length]).toEqual([1, 0]);
      const lines = warn.mock.calls.filter(([, name]) => name === 'CLIENT_TOKEN_ERROR');
      expect(lines).toEqual([
        [
          { origin: expect.stringMatching('127.0.0.1') as string, problem: expect.stringContaining(problem) as string },
          'CLIENT_TOKEN_ERROR',
        ],
      ]);
      expect(JSON.stringify(warn.mock.calls)).not.toContain(secret);
    },
  );

  test('an authorization server that does not respond ends with the deadline of the call', async () => {
    const login = await serve(() => undefined);
    const { call: change } = upstreamOf(await serve(() => undefined), { client: clientOf(login) }, 100);
    expect(await change()).toMatchObject({ failure: { kind: 'timeout' } });
  });
});

describe('the life of a token', () => {
  /** A server with numbered tokens of 100 s. */
  function numberedTokens() {
    let time = 0;
    let grants = 0;
    let isDown = false;
    const warn = vi.fn<() => void>();
    const token = createClientToken(clientOf('https://login.operator.net'), {
      log: { warn },
      now: () => time,
      async send() {
        if (isDown) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
        grants += 1;
        const text = JSON.stringify({ access_token: `token-${grants}`, token_type: 'bearer', expires_in: 100 });
        const headers = new Headers({ 'content-type': 'application/json' });
        return { status: 200, headers, text: async () => text, discard: () => undefined };
      },
    });
    return {
      token,
      warn,
      grants: () => grants,
      at(seconds: number) {
        time = seconds * 1000;
      },
      down(value: boolean) {
        isDown = value;
      },
    };
  }

  test('is renewed before its end while calls still use it, and an outage then harms no call', async () => {
    const { token, at, down, warn } = numberedTokens();
    expect(await token.current()).toBe('token-1');
    at(79);
    expect(await token.current()).toBe('token-1');
    at(81);
    down(true);
    expect(await token.current()).toBe('token-1');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    at(90);
    down(false);
    expect(await token.current()).toBe('token-1');
    await vi.waitFor(async () => expect(await token.current()).toBe('token-2'));
    at(191);
    expect(await token.current()).toBe('token-3');
  });

  test('a failed request and the calls of the second after it have the same reason', async () => {
    const { token, at, down } = numberedTokens();
    const reason = { code: 'NO_CLIENT_TOKEN', problem: 'ECONNREFUSED' };
    down(true);
    await expect(token.current()).rejects.toMatchObject(reason);
    down(false);
    at(0.5);
    await expect(token.current()).rejects.toMatchObject(reason);
    at(1);
    expect(await token.current()).toBe('token-1');
  });

  test('one renewal follows refusals by a service, and calls with the former token are repeated', async () => {
    const { token, at, grants } = numberedTokens();
    await token.current();
    at(20);
    expect(await Promise.all([token.replace('token-1'), token.replace('token-1')])).toEqual([true, true]);
    expect(await token.replace('token-1')).toBe(true);
    expect(await token.replace('token-2')).toBe(false);
    expect(grants()).toBe(2);
  });
});
