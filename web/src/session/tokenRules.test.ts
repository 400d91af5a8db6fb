import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiryOf, readTokenList, readUserToken } from './tokenRules.ts';

const part = fc.stringMatching(/^[\w-]{1,40}$/);

test('AU-08 a user token is exactly three parts with dots between', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = parts.join('.');
      expect(readUserToken(text)).toBe(parts.length === 3 ? text : null);
    }),
  );
});

describe('AU-08 what is no user token', () => {
  test.each(['', '.', '..', 'a..c', 'a.b', 'a.b.c.d', 'a.b.c ', 'a.b.c\n', '"a.b.c"', '<b>.x.y', `a.b.${'c'.repeat(5000)}`])('%#', (text) => {
    expect(readUserToken(text)).toBeNull();
  });
});

test('any text at all is read without a failure', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(() => [readUserToken(text), readTokenList(text), expiryOf(text)]).not.toThrow();
    }),
  );
});

test('AU-07 a list holds tokens only, each once', () => {
  expect(readTokenList('["token-one","token-two","token-one"]')).toEqual(['token-one', 'token-two']);
  expect(readTokenList('[]')).toEqual([]);
});

describe('AU-07 what is no list of tokens', () => {
  test.each(['', 'null', '{}', '"token-one"', '[1]', '["short"]', '["token one"]', '[["token-one"]]', '["token-one"', JSON.stringify(Array.from({ length: 101 }, (_, n) => `token-${n}`)), JSON.stringify(['x'.repeat(600)])])(
    '%#',
    (text) => {
      expect(readTokenList(text)).toBeNull();
    },
  );
});

test('AU-10 the end of a token is read from its claims', () => {
  const claims = (value: object) => `h.${Buffer.from(JSON.stringify(value)).toString('base64url')}.s`;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e9 }), fc.string({ maxLength: 12, unit: 'grapheme-ascii' }), (exp, sub) => {
      expect(expiryOf(claims({ sub, exp }))).toBe(exp * 1000);
    }),
  );
  expect(expiryOf(claims({ exp: 'soon' }))).toBeNull();
  expect(expiryOf(claims([]))).toBeNull();
  expect(expiryOf('h.***.s')).toBeNull();
});
