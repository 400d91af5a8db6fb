import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitHeads, maxHeadBytes, respondToMalformedRequests } from './respondToMalformedRequests.server.ts';

const refusals = {
  pages: { addressTooLong: '<p>Long address</p>', headersTooLong: '<p>Cookies</p>', unreadable: '<p>Unreadable</p>' },
  extraHeaders: [['X-Site', 'yes']] as const,
};
const listener = limitHeads((request, response) => {
  request.resume();
  if (request.url === '/later') setImmediate(() => setImmediate(() => response.end('later')));
  else response.end('fine');
}, refusals);
const server = createServer({ maxHeaderSize: maxHeadBytes }, listener);
beforeAll(async () => {
  respondToMalformedRequests(server, refusals);
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

const requestOf = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');

test('A10 serves a page to a browser with 55 KB of cookies', async () => {
  expect(await send(requestOf('GET /', `Cookie: ${'name=value; '.repeat(4600)}`))).toMatch(/^HTTP\/1\.1 200 /);
});

test('A10 a person gets a page, and a call JSON, when the head of a request is too long', async () => {
  const cookies = (length: number) => `Cookie: ${'name=value; '.repeat(length / 12)}`;
  const header = `X-Long: ${'a'.repeat(17_000)}`;
  const long = 'a'.repeat(15_001);
  for (const [request, status, body] of [
    [requestOf('GET /', cookies(2_000_000)), 431, refusals.pages.headersTooLong],
    [requestOf('GET /api/geo-info', cookies(70_000)), 431, '{"message":"The headers are too long."}'],
    [requestOf('GET /help', header), 431, refusals.pages.headersTooLong],
    [requestOf('GET /api/geo-info', header), 431, '{"message":"The headers are too long."}'],
    [requestOf('POST /', header, 'Content-Length: 0'), 431, '{"message":"The headers are too long."}'],
    [requestOf(`GET /${long}`), 414, refusals.pages.addressTooLong],
    [requestOf(`GET /api/games?${long}`), 414, '{"message":"The address is too long."}'],
    [requestOf('GET /', 'X : 1'), 400, refusals.pages.unreadable],
    [requestOf('GET /api/geo-info', 'X : 1'), 400, '{"message":"The request cannot be read."}'],
  ] as const) {
    const response = await send(request);
    expect([request.slice(0, 60), response.slice(9, 12), response.slice(response.indexOf('\r\n\r\n') + 4)]).toEqual([
      request.slice(0, 60),
      String(status),
      body,
    ]);
    expect(response).toMatch(
      body.startsWith('<') ? /\ncontent-type: text\/html/i : /\ncontent-type: application\/json/i,
    );
    expect(response).toMatch(/\nx-site: yes\r/i);
    expect(response).toMatch(/\ncontent-security-policy: default-src 'none'/i);
  }
});

test('A20 a malformed pipelined request leaves earlier requests their responses', async () => {
  const good = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  for (const path of ['/', '/later']) {
    const responses = (await send(`${good(path)}${good(path)}nonsense\r\n\r\n`)).match(
      /HTTP\/1\.1 \d+|fine|later|Unreadable/g,
    );
    const body = path === '/' ? 'fine' : 'later';
    expect(responses?.map((part) => part.replace('HTTP/1.1 ', ''))).toEqual([
      '200',
      body,
      '200',
      body,
      '400',
      'Unreadable',
    ]);
  }
});

test('A20 refuses a malformed body at once', async () => {
  const response = await send('POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n');
  expect(response).toMatch(/^HTTP\/1\.1 /);
});
