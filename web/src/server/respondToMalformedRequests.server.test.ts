import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { respondToMalformedRequests } from './respondToMalformedRequests.server.ts';

const server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
  request.resume();
  if (request.url === '/later') setImmediate(() => setImmediate(() => response.end('later')));
  else response.end('fine');
});
beforeAll(async () => {
  respondToMalformedRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Sends text and returns the response until the connection closes; fails when it is reset. */
async function send(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (part) => (received += String(part)));
  socket.write(text);
  await once(socket, 'close');
  return received;
}

test('A10 responds with 414 to an overlong address while it is still being sent', async () => {
  const ids = '10001,'.repeat(1_000_000);
  expect(await send(`GET /api/games?ids=${ids} HTTP/1.1\r\nHost: regency.localhost\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 414 [^]*\{"message":"The address is too long\."\}$/,
  );
});

test('A10 responds with 431 to overlong headers and with 400 to a malformed request', async () => {
  expect(await send(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(2_000_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
  expect(await send('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*"message"/);
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [^]*fine/);
});

test('A20 a malformed pipelined request leaves earlier requests their responses', async () => {
  const good = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  for (const path of ['/', '/later']) {
    const responses = (await send(`${good(path)}${good(path)}nonsense\r\n\r\n`)).match(
      /HTTP\/1\.1 \d+|fine|later|cannot be read/g,
    );
    const body = path === '/' ? 'fine' : 'later';
    expect(responses?.map((part) => part.replace('HTTP/1.1 ', ''))).toEqual([
      '200',
      body,
      '200',
      body,
      '400',
      'cannot be read',
    ]);
  }
});

test('A20 refuses a malformed body at once', async () => {
  const response = await send('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 /);
});
