import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageBody, sendsBeforeDense } from './pageBody.server.ts';

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

test('HT-02 a body that is sent often is compressed again, once, and stays the same page', async () => {
  const rows = Array.from({ length: 2000 }, (_, row) => `<li data-id="${(row * 7919) % 10_007}">${row % 97}</li>`).join(
    '',
  );
  const body = new PageBody(Buffer.from(rows));
  const first = await body.in('br');
  for (let send = 1; send < sendsBeforeDense; send += 1) expect(body.ready('br')).toBe(first);
  await expect.poll(() => body.ready('br')).not.toBe(first);
  const dense = body.ready('br') ?? Buffer.alloc(0);
  expect(dense.byteLength).toBeLessThan(first.byteLength);
  expect(brotliDecompressSync(dense).toString()).toBe(rows);
  for (let send = 0; send < 3 * sendsBeforeDense; send += 1) expect(body.ready('br')).toBe(dense);
});

test('HT-02 a body that is sent only a few times is compressed once', async () => {
  const body = bodyOf();
  const first = await body.in('br');
  for (let send = 1; send < sendsBeforeDense; send += 1) body.ready('br');
  expect(await body.in('br')).toBe(first);
});
