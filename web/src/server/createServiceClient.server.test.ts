import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createServiceClient } from './createServiceClient.server.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function serve(respond: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const started = createServer(respond);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
}
const call = (signal = new AbortController().signal) => ({ method: 'GET', headers: {}, signal });

test('HT-06 calls one after the other share a connection, a refused one included', async () => {
  const ports: (number | undefined)[] = [];
  const address = await serve((request, response) => {
    ports.push(request.socket.remotePort);
    response.writeHead(ports.length === 2 ? 404 : 200).end('{}');
  });
  const send = createServiceClient();
  for (let time = 0; time < 3; time += 1) await (await send(address, call())).text(100);
  expect(new Set(ports).size).toBe(1);
  expect(ports).toHaveLength(3);
});

test('HT-06 a connection that the service announces to close soon is not used again', async () => {
  const ports: (number | undefined)[] = [];
  const address = await serve((request, response) => {
    ports.push(request.socket.remotePort);
    response.writeHead(200, { connection: 'keep-alive', 'keep-alive': 'timeout=1' }).end('{}');
  });
  const send = createServiceClient();
  for (let time = 0; time < 2; time += 1) await (await send(address, call())).text(100);
  expect(new Set(ports).size).toBe(2);
});

test('HT-06 a repeatable call on a connection that the service has closed meanwhile is sent on a new one', async () => {
  const ports: (number | undefined)[] = [];
  const address = await serve((request, response) => {
    const port = request.socket.remotePort;
    if (ports.includes(port)) request.socket.destroy();
    else response.end('{}');
    ports.push(port);
  });
  const send = createServiceClient();
  await (await send(address, call())).text(100);
  await (await send(address, { ...call(), isRepeatable: true })).text(100);
  expect(new Set(ports).size).toBe(2);
  expect(ports).toHaveLength(3);
  await expect(send(address, call())).rejects.toMatchObject({ code: 'ECONNRESET' });
});

test('HT-06 sends the length of a body in bytes, and reads status and headers', async () => {
  const address = await serve((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () =>
      response
        .writeHead(201, { 'x-length': String(request.headers['content-length']), 'x-many': ['a', 'b'] })
        .end(`${request.method} ${body}`),
    );
  });
  const response = await createServiceClient()(address, { ...call(), method: 'POST', body: '钻石' });
  expect([response.status, response.headers.get('x-length'), response.headers.get('x-many')]).toEqual([
    201,
    '6',
    'a, b',
  ]);
  expect([response.headers.has('x-many'), response.headers.has('age'), response.headers.get('age')]).toEqual([
    true,
    false,
    null,
  ]);
  expect(await response.text(100)).toBe('POST 钻石');
});

const text = '{"name":"钻石时光"}'.repeat(50);
const encodings = [
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const;

test.each(encodings)(
  'HT-06 reads a body with the encoding %s, up to its limit when uncompressed',
  async (name, encode) => {
    const address = await serve((request, response) => {
      expect(request.headers['accept-encoding']).toContain(name);
      response.writeHead(200, { 'content-encoding': name }).end(encode(text));
    });
    const send = createServiceClient();
    const bytes = Buffer.byteLength(text);
    expect(await (await send(address, call())).text(bytes)).toBe(text);
    expect(await (await send(address, call())).text(bytes - 1)).toBeNull();
  },
);

test.each([
  ['is not what its encoding says', (response: ServerResponse) => response.end('{"data":[]}')],
  ['is cut short', (response: ServerResponse) => response.end(gzipSync(text).subarray(0, 40))],
  [
    'breaks off',
    (response: ServerResponse) => void response.write(gzipSync(text).subarray(0, 40), () => response.destroy()),
  ],
])('HT-06 a compressed body that %s fails', async (_what, finish) => {
  const address = await serve((_request, response) => {
    finish(response.writeHead(200, { 'content-encoding': 'gzip' }));
  });
  const response = await createServiceClient()(address, call());
  await expect(response.text(10_000)).rejects.toThrow(/incorrect header check|unexpected end of file|aborted/);
});

test('HT-06 an aborted call fails before the headers and during the body, and closes its connection', async () => {
  const closed: Promise<void>[] = [];
  const address = await serve((request, response) => {
    closed.push(new Promise((resolve) => request.socket.once('close', resolve)));
    if (request.url === '/body') response.writeHead(200).write('{');
    else abort.abort();
  });
  const send = createServiceClient();
  let abort = new AbortController();
  await expect(send(address, call(abort.signal))).rejects.toThrow('aborted');
  abort = new AbortController();
  const response = await send(`${address}body`, call(abort.signal));
  const reading = response.text(100);
  abort.abort();
  await expect(reading).rejects.toThrow('aborted');
  await Promise.all(closed);
});

test('HT-06 a body that is given up closes its connection', async () => {
  const closed = Promise.withResolvers<boolean>();
  const address = await serve((request, response) => {
    request.socket.once('close', () => closed.resolve(true));
    response.writeHead(401).write('{');
  });
  (await createServiceClient()(address, call())).discard();
  expect(await closed.promise).toBe(true);
});
