import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { respondToBrokenRequests } from './brokenRequests.server.ts';

const server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
  request.resume();
  if (request.url === '/later') setImmediate(() => setImmediate(() => response.end('later')));
  else response.end('fine');
});
beforeAll(async () => {
  respondToBrokenRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** All that comes back until the connection is closed; fails when it is reset. */
async function say(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part) => (heard += String(part)));
  socket.write(text);
  await once(socket, 'close');
  return heard;
}

test('A10 a list of a million ids is answered, whole and in words, though more is still being sent', async () => {
  const ids = '10001,'.repeat(1_000_000);
  expect(await say(`GET /api/games?ids=${ids} HTTP/1.1\r\nHost: regency.localhost\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 414 [^]*\{"message":"The address is too long\."\}$/,
  );
});

test('A10 headers that are too long, and what is no request, are told apart', async () => {
  expect(await say(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(2_000_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
  expect(await say('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*"message"/);
  expect(await say('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [^]*fine/);
});

test('A20 a broken request that is pipelined behind good ones leaves them their responses', async () => {
  const good = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  for (const path of ['/', '/later']) {
    const responses = (await say(`${good(path)}${good(path)}nonsense\r\n\r\n`)).match(
      /HTTP\/1\.1 \d+|fine|later|cannot be read/g,
    );
    const word = path === '/' ? 'fine' : 'later';
    expect(responses?.map((part) => part.replace('HTTP/1.1 ', ''))).toEqual([
      '200',
      word,
      '200',
      word,
      '400',
      'cannot be read',
    ]);
  }
});

test('A20 a broken body is refused at once, although its request began well', async () => {
  const response = await say('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 /);
});
