import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDocuments, firstFlightBytes } from './checkDocuments.ts';

// Text that no compression makes smaller than three quarters of its length.
const incompressible = (bytes: number) => randomBytes(bytes).toString('base64');
const pages: Readonly<Record<string, string>> = {
  '/': incompressible(firstFlightBytes),
  '/help': 'x'.repeat(100_000),
  '/blog': incompressible(firstFlightBytes / 2),
};
const server = createServer(({ url = '' }, response) => {
  const text = pages[url];
  response.writeHead(url === '/broken' ? 500 : text === undefined ? 404 : 200).end(text);
});
let web = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  web = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('names the page whose compressed document is larger than a first flight', async () => {
  const findings = await checkDocuments(web, {
    aurora: ['/broken', '/', '/help', '/blog', '/elsewhere', '/game/{id}'],
  });
  expect(findings).toEqual([
    expect.objectContaining({
      severity: 'warning',
      rule: 'largeDocument',
      message: expect.stringMatching(/^the document is 14\.\d kB .* more than the 14\.6 kB/) as string,
      places: [{ brand: 'aurora', market: null, page: '/', culture: null }],
    }),
  ]);
});

test('says that the address is wrong, and which page does not arrive', async () => {
  const paths = { aurora: ['/help'] };
  for (const wrong of ['localhost:3000', 'no address', 'ftp://files.example'])
    await expect(checkDocuments(wrong, paths)).rejects.toThrow('--web must be an http or https address');
  await expect(checkDocuments('http://127.0.0.1:1', paths)).rejects.toThrow(
    'http://127.0.0.1:1/help does not respond.',
  );
});
