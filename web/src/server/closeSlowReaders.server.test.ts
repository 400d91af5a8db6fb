import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { closeSlowReaders } from './closeSlowReaders.server.ts';

const timeoutMs = 60;
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A client that sends a request without reading, and the server's side of its connection. */
async function requestWithoutReading(listener: RequestListener, request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n') {
  const server = createServer({ keepAliveTimeout: 600_000 }, listener);
  servers.push(server);
  closeSlowReaders(server, timeoutMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.on('error', () => undefined);
  const [accepted] = (await once(server, 'connection')) as [Socket];
  client.pause();
  client.write(request);
  return { server, client, accepted };
}

const large = Buffer.alloc(64 * 1024 * 1024, 'a');

test('A20 closes a connection whose client reads nothing', async () => {
  const { accepted } = await requestWithoutReading((_request, response) => response.end(large));
  await once(accepted, 'close');
  expect(accepted.destroyed).toBe(true);
});

test('A20 closes a connection whose client pipelines requests without reading', async () => {
  const { accepted } = await requestWithoutReading(
    (_request, response) => response.end(large.subarray(0, 1024 * 1024)),
    'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200),
  );
  await once(accepted, 'close');
  expect(accepted.destroyed).toBe(true);
});

test('A20 closes a connection whose client reads too slowly', async () => {
  const { accepted, client } = await requestWithoutReading((_request, response) => response.end(large));
  const dribble = setInterval(() => client.read(256 * 1024), timeoutMs / 6);
  client.on('readable', () => undefined);
  await once(accepted, 'close');
  clearInterval(dribble);
  expect(client.bytesRead).toBeLessThan(large.byteLength);
});

test('sends a response that took longer to prepare than the write timeout', async () => {
  let prepared = () => undefined as void;
  const { server, client } = await requestWithoutReading((_request, response) => {
    prepared = () => void response.end('late');
  });
  await once(server, 'timeout');
  prepared();
  let text = '';
  client.setEncoding('utf8').on('data', (part: string) => (text += part));
  client.resume();
  while (!text.includes('late')) await once(client, 'data');
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
});
