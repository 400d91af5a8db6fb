import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reuseResponseHead } from './reuseResponseHead.server.ts';
import type { SentHead } from './reuseResponseHead.server.ts';

const body = Buffer.from('a stored page');
let server: Server;
let time = 1_000_000;
let written = 0;
let isDraining = false;
let sent: SentHead | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
    sent = reuseResponseHead(request, response, sent, time, () => {
      written += 1;
      response.writeHead(200, [
        'Content-Type',
        'text/html',
        'Age',
        String(written),
        'Content-Length',
        String(body.byteLength),
      ]);
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => void server.close());

/** Sends the requests over one connection and returns all responses; the last request closes it. */
async function send(...requests: string[]): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(requests.map((request) => `${request}\r\nHost: here\r\n\r\n`).join(''));
  let received = '';
  for await (const part of socket) received += String(part);
  return received;
}

const close = 'GET / HTTP/1.1\r\nConnection: close';
const responsesOf = (received: string) => received.split(/(?=HTTP\/1\.1 )/);

test('S9 repeats the response head within a second, byte for byte', async () => {
  time += 1000;
  const before = written;
  const [first, second, third, last] = responsesOf(
    await send('GET / HTTP/1.1', 'GET / HTTP/1.1', 'GET /again HTTP/1.1', close),
  );
  expect(first).toMatch(
    /^HTTP\/1\.1 200 OK\r\nContent-Type: text\/html\r\nAge: \d+\r\nContent-Length: 13\r\nDate: .*\r\nConnection: keep-alive\r\n(?:Keep-Alive: .*\r\n)?\r\na stored page$/,
  );
  expect(second).toBe(first);
  expect(third).toBe(first);
  expect(last).toContain('Connection: close');
  expect(written - before).toBe(2);
});

test('S9 writes a new response head each second', async () => {
  const before = written;
  time += 1000;
  await send('GET / HTTP/1.1', 'GET / HTTP/1.1', close);
  time += 1000;
  await send('GET / HTTP/1.1', close);
  expect(written - before).toBe(4);
});

test('S9 writes a new response head for HEAD, HTTP/1.0 and closing connections', async () => {
  time += 1000;
  const responses = responsesOf(await send('GET / HTTP/1.1', 'HEAD / HTTP/1.1', close));
  expect(responses[1]).toMatch(/Content-Length: 13\r\n.*\r\n\r\n$/s);
  expect(responses[2]).toMatch(/Connection: close\r\n\r\na stored page$/);
  expect(await send('GET / HTTP/1.0')).toContain('Connection: close');
  isDraining = true;
  expect(await send('GET / HTTP/1.1')).toContain('Connection: close');
  isDraining = false;
});
