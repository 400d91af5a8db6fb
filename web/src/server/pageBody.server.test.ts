import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageBody } from './pageBody.server.ts';

const html = '<p>words</p>'.repeat(100);
const bodyOf = () => new PageBody(Buffer.from(html));

test('HT-02 a body has the same content in every encoding', async () => {
  const body = bodyOf();
  expect((await body.in('identity')).toString()).toBe(html);
  expect(brotliDecompressSync(await body.in('br')).toString()).toBe(html);
  expect(gunzipSync(await body.in('gzip')).toString()).toBe(html);
});

test('HT-02 a body is compressed once for each encoding, also when two clients ask at once', async () => {
  const body = bodyOf();
  expect(body.ready('identity')?.toString()).toBe(html);
  expect([body.ready('br'), body.ready('gzip')]).toEqual([undefined, undefined]);
  const [one, other] = await Promise.all([body.in('br'), body.in('br')]);
  expect(one).toBe(other);
  expect(body.ready('br')).toBe(one);
  expect(await body.in('br')).toBe(one);
  expect(body.ready('gzip')).toBeUndefined();
});
