import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiryOf, readTokenList, readUserToken } from './tokenRules.ts';

const part = fc.stringMatching(/^[\w-]{1,40}$/);

test('AU-08 a user token has exactly three parts separated by dots', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const text = parts.join('.');
      expect(readUserToken(text)).toBe(parts.length === 3 ? text : null);
    }),
  );
});

describe('AU-08 invalid user tokens', () => {
  test.each([
    '',
    '.',
    '..',
    'a..c',
    'a.b',
    'a.b.c.d',
    'a.b.c ',
    'a.b.c\n',
    '"a.b.c"',
    '<b>.x.y',
    `a.b.${'c'.repeat(5000)}`,
  ])('refuses value %#', (text) => {
    expect(readUserToken(text)).toBeNull();
  });
});

test('reads any text without throwing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      expect(() => [readUserToken(text), readTokenList(text), expiryOf(text)]).not.toThrow();
    }),
  );
});

test('AU-07 a token list has unique tokens', () => {
  expect(readTokenList('["token-one","token-two","token-one"]')).toEqual(['token-one', 'token-two']);
  expect(readTokenList('[]')).toEqual([]);
});

describe('AU-07 invalid token lists', () => {
  test.each([
    '',
    'null',
    '{}',
    '"token-one"',
    '[1]',
    '["short"]',
    '["token one"]',
    '[["token-one"]]',
    '["token-one"',
    JSON.stringify(Array.from({ length: 101 }, (_, n) => `token-number-${n}`)),
    JSON.stringify(['x'.repeat(6200)]),
  ])('refuses value %#', (text) => {
    expect(readTokenList(text)).toBeNull();
  });
});

test('AU-10 the expiry time of a token comes from its claims', () => {
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

const claimsToken = (json: string) => `h.${Buffer.from(json).toString('base64url')}.s`;

test.each(['null', '5', '"text"', '[]', '{"exp":1e999}', '{"exp":null}', '{"exp":"5"}'])(
  'AU-10 a token with the claims %s has no expiry time',
  (json) => {
    expect(expiryOf(claimsToken(json))).toBeNull();
  },
);

test('AU-10 ignores claims that are not valid base64url', () => {
  expect(expiryOf(claimsToken('{"exp":1}'))).toBe(1000);
  expect(expiryOf(claimsToken('{"exp":1}').replace('.s', '*.s'))).toBeNull();
  expect(expiryOf('no dots')).toBeNull();
});

test('AU-08 accepts a user token up to the maximum length', () => {
  const longest = `a.b.${'c'.repeat(4092)}`;
  expect(readUserToken(longest)).toBe(longest);
  expect(readUserToken(`${longest}c`)).toBeNull();
  expect(readUserToken(null)).toBeNull();
});

test('AU-07 accepts a list of up to 100 tokens and 200,000 characters', () => {
  const tokens = Array.from({ length: 100 }, (_, n) => `token-number-${n}`);
  const text = JSON.stringify(tokens);
  expect(readTokenList(text)).toEqual(tokens);
  expect(readTokenList(text.padEnd(200_000))).toEqual(tokens);
  expect(readTokenList(text.padEnd(200_001))).toBeNull();
  expect(readTokenList(null)).toBeNull();
});
