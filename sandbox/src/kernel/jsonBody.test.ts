import { expect, test } from 'vitest';
import { parseJson } from './jsonBody.ts';

const parse = (text: string) => parseJson(new TextEncoder().encode(text));

test('keys that reach a prototype are dropped at every depth', () => {
  const body = parse('{"a":{"__proto__":{"p":1},"b":[{"constructor":2,"c":3}]},"__proto__":{"p":1}}');
  expect(body).toEqual({ read: true, value: { a: { b: [{ c: 3 }] } } });
  expect(({} as { p?: number }).p).toBeUndefined();
});

test('a body of 32 levels is accepted, and deeper ones are refused', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(parse(nested(32))).toMatchObject({ read: true });
  expect(parse(nested(33))).toMatchObject({ read: false, status: 400 });
  expect(parse(nested(60_000))).toMatchObject({ read: false, status: 400 });
});

test.each(['', '{"a":', 'undefined', '{"a":1}x'])('%j is refused as JSON', (text) => {
  expect(parse(text)).toMatchObject({ read: false, status: 400 });
});

test('bytes that are not UTF-8 are refused', () => {
  expect(parseJson(new Uint8Array([0x22, 0xff, 0x22]))).toMatchObject({ read: false, status: 400 });
});
