import { expect, test } from 'vitest';
import { removeRepeatedCookies } from './removeRepeatedCookies.server.ts';

const host = 'casino.shop.example:3000';

test('A15 removes what the parent domains set under the name of a cookie of this site', () => {
  expect(removeRepeatedCookies('userLanguage=zh; a=1; userLanguage=en', host)).toEqual([
    'userLanguage=; Path=/; Domain=casino.shop.example; Max-Age=0',
    'userLanguage=; Path=/; Domain=shop.example; Max-Age=0',
  ]);
});

test('A15 leaves cookies alone that are there once or that the operator sets', () => {
  for (const header of [undefined, '', 'userLanguage=zh', 'h20-iso3=GBR; h20-iso3=MLT', 'a=1; a=2'])
    expect(removeRepeatedCookies(header, host)).toEqual([]);
  expect(removeRepeatedCookies('userLanguage=zh; userLanguage=en', undefined)).toEqual([]);
});

test.each(['foyer-player', 'foyer-market', 'foyer-access', 'foyer-username', 'sid', 'OptanonConsent'])(
  'A15 covers %s',
  (name) => {
    expect(removeRepeatedCookies(`${name}=1; ${name}=2`, 'shop.example')).toEqual([
      `${name}=; Path=/; Domain=shop.example; Max-Age=0`,
    ]);
  },
);
