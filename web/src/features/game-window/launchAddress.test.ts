import fc from 'fast-check';
import { expect, test } from 'vitest';
import { launchAddress } from './launchAddress.ts';

const origin = 'http://games.localhost:4000';

test.each([
  `${origin}/play/7?launchtoken=`,
  `${origin}/play/7?LAUNCHTOKEN=old&launchToken=older`,
  `${origin}/play/7`,
  `${origin}/play/7?launchToken=x#fragment`,
])('GM-02 launchAddress gives %s exactly one launchToken parameter', (raw) => {
  expect(launchAddress(raw, 'fresh.token', origin)).toBe(`${origin}/play/7?launchToken=fresh.token`);
});

test('GM-02 launchAddress keeps the other parameters', () => {
  expect(launchAddress(`${origin}/play/7?launchtoken=&currency=GBP&culture=en`, 't', origin)).toBe(
    `${origin}/play/7?currency=GBP&culture=en&launchToken=t`,
  );
});

test.each([
  'https://evil.example/play/7',
  'http://games.localhost:4000@evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://user:pass@games.localhost:4000/',
  'http://user@games.localhost:4000/',
  'http://:pass@games.localhost:4000/',
  'nonsense',
])('GM-02 launchAddress refuses %s', (raw) => {
  expect(launchAddress(raw, 'secret', origin)).toBeNull();
});

test('GM-02 launchAddress never sends a token to another origin than the games origin', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string()), (raw) => {
      const address = launchAddress(raw, 'secret', origin);
      expect(address === null || new URL(address).origin === origin).toBe(true);
    }),
  );
}, 20_000);
