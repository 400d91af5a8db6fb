import { expect, test, vi } from 'vitest';
import { readJsonBody } from './readJsonBody.server.ts';

const requestOf = (body: string) =>
  new Request('http://a.example/', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
const read = (body: string, limits?: Parameters<typeof readJsonBody>[1]) => readJsonBody(requestOf(body), limits);
const list = (length: number, entry = '{}') => `[${Array.from({ length }, () => entry).join(',')}]`;

test('A10 refuses a body with more values than a call has use for', async () => {
  const limits = { maxBytes: 100_000 };
  expect(await read(list(1000), limits)).toMatchObject({ ok: true });
  for (const body of [
    list(1001),
    list(2001, '1'),
    `[${list(1000, '1')},${list(1000, '1')}]`,
    `{${Array.from({ length: 2001 }, (_, index) => `"${index}":1`).join(',')}}`,
  ])
    expect(await read(body, limits)).toEqual({ ok: false, status: 400, message: 'The body has too many values.' });
  expect(await read(list(2, '"a,[{,,"'), { maxValues: 2 })).toMatchObject({ ok: true });
});

test('A10 a body may have 8 KiB unless its call names another limit', async () => {
  const body = (length: number) => `"${'a'.repeat(length - 2)}"`;
  expect(await read(body(8192))).toMatchObject({ ok: true });
  expect(await read(body(8193))).toMatchObject({ ok: false, status: 413 });
  expect(await read(body(8193), { maxBytes: 8193 })).toMatchObject({ ok: true });
});

test('A9 calls a function for each value only where __proto__ may occur', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  await read('{"a":"b"}');
  expect(parse).toHaveBeenLastCalledWith('{"a":"b"}');
  for (const key of ['__proto__', '\\u005f_proto__', '__\\u0070roto__'])
    expect(await read(`{"a":1,"${key}":{"b":2}}`)).toEqual({ ok: true, value: { a: 1 } });
});
