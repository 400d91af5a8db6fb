import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatformUnderTest } from './platformUnderTest.ts';
import type { PlatformUnderTest } from './platformUnderTest.ts';
import { startWebUnderTest } from './webUnderTest.ts';
import type { WebUnderTest } from './webUnderTest.ts';

const path = '/api/games/search-list';
const browser = { 'accept-encoding': 'gzip, deflate, br' };
/** Kilobytes on the wire that 10,000 games may take. */
const mostBytes = 250_000;

let platform: PlatformUnderTest;
let web: WebUnderTest;
beforeAll(async () => {
  platform = await startPlatformUnderTest({ COVERS: 'onDemand', CATALOGUE_SIZE: '10000' });
  web = await startWebUnderTest(platform.port, platform.origin);
});
afterAll(async () => {
  await web.stop();
  await platform.stop();
});

test.each([
  ['English', { country: 'GB' }],
  ['Chinese', { country: 'FR', cookie: 'userLanguage=zh' }],
])('LB-12 ten thousand games in %s come in one answer of at most 250 kB', async (_, visitor) => {
  const answer = await web.ask({ path, ...visitor, headers: browser });
  expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
  const list = JSON.parse(answer.text) as { count: number; names: string };
  expect([list.count, list.names.split('\n').length]).toEqual([10_000, 10_000]);
  expect(/\p{Script=Han}/u.test(list.names)).toBe(visitor.country === 'FR');
  expect(answer.bytes.byteLength).toBeLessThanOrEqual(mostBytes);
});

test('LB-07 who has the list is told that it still holds, and a shared cache keeps none', async () => {
  const first = await web.ask({ path, country: 'GB', headers: browser });
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-type': 'application/json' });
  const again = await web.ask({ path, country: 'GB', headers: { ...browser, 'if-none-match': first.headers.etag ?? '' } });
  expect([again.status, again.bytes.byteLength]).toEqual([304, 0]);
  const other = await web.ask({ path, country: 'FR', cookie: 'userLanguage=zh', headers: { ...browser, 'if-none-match': first.headers.etag ?? '' } });
  expect(other.status).toBe(200);
});

test('the list is there for who takes gzip, and for who takes nothing', async () => {
  const [packed, plain] = await Promise.all([web.ask({ path, headers: { 'accept-encoding': 'gzip' } }), web.ask({ path, headers: { 'accept-encoding': 'identity' } })]);
  expect([packed.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['gzip', undefined]);
  expect(packed.text).toBe(plain.text);
});
