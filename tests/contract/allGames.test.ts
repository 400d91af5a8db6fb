import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxUnderTest } from './support/sandboxCalls.ts';
import { startSandboxUnderTest } from './support/startSandboxUnderTest.ts';
import { startWebUnderTest } from './support/webUnderTest.ts';
import type { WebUnderTest } from './support/webUnderTest.ts';

const path = '/api/games/search-list';
const browser = { 'accept-encoding': 'gzip, deflate, br' };
/** Maximum bytes on the wire for 10,000 games. */
const maxBytes = 250_000;

let sandbox: SandboxUnderTest;
let web: WebUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest({ COVERS: 'onDemand', CATALOGUE_SIZE: '10000' });
  web = await startWebUnderTest(sandbox.port, sandbox.origin);
});
afterAll(async () => {
  await web.stop();
  await sandbox.stop();
});

test.each([
  ['English', { country: 'GB' }],
  ['Chinese', { country: 'FR', cookie: 'userLanguage=zh' }],
])('LB-12 ten thousand games in %s fit in one response of at most 250 kB', async (_, visitor) => {
  const response = await web.request({ path, ...visitor, headers: browser });
  expect([response.status, response.headers['content-encoding']]).toEqual([200, 'br']);
  const list = JSON.parse(response.text) as { count: number; names: string };
  expect([list.count, list.names.split('\n').length]).toEqual([10_000, 10_000]);
  expect(/\p{Script=Han}/u.test(list.names)).toBe(visitor.country === 'FR');
  expect(response.bytes.byteLength).toBeLessThanOrEqual(maxBytes);
});

test('the list answers 304 for a matching ETag and forbids shared caching', async () => {
  const first = await web.request({ path, country: 'GB', headers: browser });
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'application/json' });
  const again = await web.request({
    path,
    country: 'GB',
    headers: { ...browser, 'if-none-match': first.headers.etag ?? '' },
  });
  expect([again.status, again.bytes.byteLength]).toEqual([304, 0]);
  const other = await web.request({
    path,
    country: 'FR',
    cookie: 'userLanguage=zh',
    headers: { ...browser, 'if-none-match': first.headers.etag ?? '' },
  });
  expect(other.status).toBe(200);
});

test('the list has the same content with gzip and without compression', async () => {
  const [packed, plain] = await Promise.all([
    web.request({ path, headers: { 'accept-encoding': 'gzip' } }),
    web.request({ path, headers: { 'accept-encoding': 'identity' } }),
  ]);
  expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
  expect(packed.text).toBe(plain.text);
});

test('A10 game ids that are negative, malformed or too many are refused with 400', async () => {
  const request = (ids: string) => web.request({ path: `/api/games?ids=${ids}` });
  for (const ids of [
    '-1',
    '0',
    '1e9',
    'abc',
    '1,,2',
    '%00',
    '10001,'.repeat(400) + '1',
    Array.from({ length: 300 }, (_, n) => n + 1).join(','),
  ]) {
    const response = await request(ids);
    expect([ids.slice(0, 20), response.status, JSON.parse(response.text)]).toEqual([
      ids.slice(0, 20),
      400,
      { message: 'Not understood: ids' },
    ]);
  }
  expect(JSON.parse((await request(Array.from({ length: 150 }, () => '41000').join(','))).text)).toMatchObject({
    tiles: { length: 1 },
  });
  const million = await web.sendBytes(
    `GET /api/games?ids=${'10001,'.repeat(1_000_000)}1 HTTP/1.1\r\nHost: regency.localhost\r\n\r\n`,
  );
  expect(million).toMatch(/^HTTP\/1\.1 414 /);
  expect((await request('41000')).status).toBe(200);
});
