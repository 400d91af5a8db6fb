import { once } from 'node:events';
import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { endpoint } from '@foyer/contract/endpoint';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FaultKind } from './faultKinds.ts';
import { createFaults, fault } from './faults.ts';
import { openHttpServer } from './httpServer.ts';
import type { HttpServer } from './httpServer.ts';
import { route } from './route.ts';
import { sandboxApp } from './sandboxApp.ts';
import { testSandboxContext } from './testSandboxContext.ts';

const greetEndpoint = endpoint({
  name: 'greet',
  service: 'games',
  method: 'GET',
  path: '/greet',
  response: v.object({ said: v.string(), times: v.number() }),
});
const plainBody = '{"said":"hello","times":2}';

const faults = createFaults();
let httpServer: HttpServer;
let handled = 0;

beforeEach(async () => {
  handled = 0;
  faults.clear();
  httpServer = await openHttpServer({ port: 0, host: '127.0.0.1' });
  const routes = [route(greetEndpoint, () => ({ said: 'hello', times: (handled += 1) && 2 }))];
  httpServer.serve(sandboxApp(testSandboxContext(), [{ name: 'test', routes }], faults), (_request, socket) =>
    socket.destroy(),
  );
});
afterEach(() => httpServer.close(0));

const fail = (kind: FaultKind, more: object = {}) =>
  faults.set(v.parse(fault, { target: 'games', kind, times: 1, ...more }));

/** The response as soon as its headers have arrived. Rejects when the connection closes before that. */
async function begin(): Promise<IncomingMessage> {
  const sent = request({ port: httpServer.port, host: '127.0.0.1', path: '/games/greet', agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

/** The complete response. Rejects when it is cut off. */
async function call(): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer; parts: number }> {
  const response = await begin();
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    bytes: Buffer.concat(parts),
    parts: parts.length,
  };
}

const textOf = async () => (await call()).bytes.toString();

describe('connections', () => {
  test('refused closes the connection before the handler runs, lostResponse after it', async () => {
    fail('refused');
    await expect(call()).rejects.toThrow('socket hang up');
    expect(handled).toBe(0);
    fail('lostResponse');
    await expect(call()).rejects.toThrow('socket hang up');
    expect(handled).toBe(1);
  });

  test('noResponse keeps the connection open without a byte, and other calls still get responses', async () => {
    fail('noResponse');
    const silent = request({ port: httpServer.port, host: '127.0.0.1', path: '/games/greet', agent: false });
    let responses = 0;
    silent
      .on('response', () => (responses += 1))
      .on('error', () => undefined)
      .end();
    await once(silent, 'finish');
    while (faults.list().length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect([await textOf(), responses, silent.socket?.destroyed]).toEqual([plainBody, 0, false]);
    silent.destroy();
  });

  test('headersOnly sends headers and no body', async () => {
    fail('headersOnly');
    const response = await begin();
    expect([response.statusCode, response.readableLength, response.complete]).toEqual([200, 0, false]);
    response.destroy();
  });

  test('truncated announces more than it sends and closes the connection', async () => {
    fail('truncated');
    const response = await begin();
    expect(response.headers['content-length']).toBe('4096');
    await expect(response.toArray()).rejects.toThrow('aborted');
  });

  test('dribble sends single bytes and does not end', async () => {
    fail('dribble');
    const response = await begin();
    const parts: string[] = [];
    for await (const part of response) {
      parts.push(String(part));
      if (parts.length === 3) break;
    }
    expect([parts, response.complete]).toEqual([['{"data":[', ' ', ' '], false]);
  });

  test('slow and slowBody deliver the handler’s response late, slowBody in parts', async () => {
    fail('slow', { delayMs: 1 });
    expect(await textOf()).toBe(plainBody);
    fail('slowBody', { delayMs: 50 });
    const { bytes, parts, status } = await call();
    expect([status, bytes.toString(), parts > 1]).toEqual([200, plainBody, true]);
  });
});

describe('statuses', () => {
  test.each(['500', '502', '503', '504', '400', '401', '403', '404', '429', '429Silent'] as const)(
    '%s returns that status with a message, before the handler runs',
    async (kind) => {
      fail(kind, { retryAfterSeconds: 7 });
      const { status, headers, bytes } = await call();
      expect([status, handled]).toEqual([Number.parseInt(kind, 10), 0]);
      expect(JSON.parse(bytes.toString())).toEqual({ message: expect.stringMatching(/^Fault: /) as string });
      expect(headers['retry-after']).toBe(kind === '429' || kind === '503' ? '7' : undefined);
    },
  );

  test('500 contains the operator’s code when one is given', async () => {
    fail('500', { code: 15_006 });
    expect(JSON.parse(await textOf())).toEqual({ message: 'Fault: internal error', code: 15_006 });
  });

  test('204 has no body, and redirect points to another address', async () => {
    fail('204');
    const empty = await call();
    expect([empty.status, empty.bytes.byteLength]).toEqual([204, 0]);
    fail('redirect');
    const moved = await call();
    expect([moved.status, moved.headers.location]).toEqual([302, '/fault']);
  });
});

describe('replaced bodies', () => {
  test.each([
    ['empty', /^$/],
    ['null', /^null$/],
    ['array', /^\[null\]$/],
    ['malformed', /^\{"half": $/],
    ['wrongShape', /^\{"fault":"wrongShape"\}$/],
    ['html', /^<!doctype html>/],
  ] as const)('%s is sent completely with status 200', async (kind, body) => {
    fail(kind);
    const { status, headers, bytes } = await call();
    expect([status, handled]).toEqual([200, 0]);
    expect(bytes.toString()).toMatch(body);
    expect(headers['content-type']).toMatch(kind === 'html' ? /^text\/html/ : /^application\/json/);
  });

  test('huge exceeds every size limit, and deep nests thousands of levels', async () => {
    fail('huge');
    expect((await call()).bytes.byteLength).toBeGreaterThan(6 * 1024 * 1024);
    fail('deep');
    const text = await textOf();
    expect([text.startsWith('{"data":{"data":'), text.split('{').length - 1]).toEqual([true, 20_000]);
  });

  test('badGzip declares an encoding that the body does not have', async () => {
    fail('badGzip');
    const { headers, bytes } = await call();
    expect([headers['content-encoding'], bytes.toString()]).toEqual(['gzip', '{"data":[]}']);
  });
});

describe('altered bodies', () => {
  test.each([
    ['missingFields', '{"times":2}'],
    ['wrongTypes', '{"said":7,"times":"seven"}'],
    ['duplicated', plainBody + plainBody],
    ['prototypeKeys', `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${plainBody.slice(1)}`],
  ] as const)('%s changes the handler’s response', async (kind, body) => {
    fail(kind);
    expect([await textOf(), handled]).toEqual([body, 1]);
  });

  test('wrongContentType sends the body as plain text', async () => {
    fail('wrongContentType');
    const { headers, bytes } = await call();
    expect([headers['content-type'], bytes.toString()]).toEqual(['text/plain', plainBody]);
  });

  test('invalidUtf8 sends bytes that are not UTF-8', async () => {
    fail('invalidUtf8');
    const { bytes } = await call();
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow('The encoded data was not valid');
  });
});
