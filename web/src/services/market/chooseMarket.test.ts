import { brands } from '@foyer/brands/brands';
import type { Brand, Market } from '@foyer/brands/market';
import { restOfWorldRules, sharedJackpots } from '@foyer/brands/market';
import { describe, expect, test } from 'vitest';
import { chooseMarket, countryOfVisit } from './chooseMarket.ts';
import { toIso2, toIso3 } from './countries.ts';

const brand = (id: string): Brand => {
  const found = brands.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const choose = (facts: Partial<Parameters<typeof chooseMarket>[0]> = {}) =>
  chooseMarket({
    brand: brand('regency'),
    countryIso3: 'GBR',
    preferredLanguage: null,
    languageToggle: true,
    ...facts,
  });

describe('MK-03 market by country', () => {
  test.each([
    ['GBR', 'uk'],
    ['CAN', 'ca'],
    ['FRA', 'row'],
    ['NZL', 'row'],
  ])('MK-03 %s belongs to %s', (countryIso3, id) => {
    expect(choose({ countryIso3 }).market?.id).toBe(id);
  });

  test('MK-03 a brand without a market for the country uses its rest-of-world market', () => {
    expect(choose({ brand: brand('aurora'), countryIso3: 'GBR' }).market?.id).toBe('row');
  });

  test('MK-03 a brand without any fitting market uses the product node', () => {
    const onlyCanada: Brand = {
      ...brand('regency'),
      markets: brand('regency').markets.filter((market) => market.id === 'ca'),
    };
    const choice = choose({ brand: onlyCanada, countryIso3: 'FRA' });
    expect(choice).toEqual({
      market: null,
      nodeId: 1100,
      locale: 'en-GB',
      culture: 'en',
      languages: ['en', 'zh'],
      toggledLanguages: ['en', 'zh'],
    });
  });
});

describe('stored language', () => {
  test('overrides the market while the toggle is on', () => {
    expect(choose({ countryIso3: 'FRA', preferredLanguage: 'zh' }).market?.id).toBe('row-zh');
  });
  test('is ignored while the toggle is off', () => {
    expect(choose({ countryIso3: 'FRA', preferredLanguage: 'zh', languageToggle: false }).market?.id).toBe('row');
  });
  test.each([
    ['regency', 'GBR', 'uk', 1101],
    ['regency', 'CAN', 'ca', 1102],
    ['aurora', 'GBR', 'row', 1201],
    ['pulse', 'FRA', 'row', 1301],
  ])('MK-04 overrides the language of %s in %s and keeps market %s', (id, countryIso3, market, nodeId) => {
    const choice = choose({ brand: brand(id), countryIso3, preferredLanguage: 'zh' });
    expect(choice).toMatchObject({ market: { id: market }, nodeId, locale: 'zh-CN', culture: 'zh' });
    const off = choose({ brand: brand(id), countryIso3, preferredLanguage: 'zh', languageToggle: false });
    expect(off).toMatchObject({ market: { id: market }, culture: 'en', languages: ['en'] });
  });
  test('MK-04 a language of the market keeps its locale, and an unknown language changes nothing', () => {
    expect(choose({ countryIso3: 'CAN', preferredLanguage: 'en' }).locale).toBe('en-CA');
    expect(choose({ countryIso3: 'FRA', preferredLanguage: 'xx' })).toMatchObject({
      market: { id: 'row' },
      culture: 'en',
    });
  });
});

test('MK-05 the country comes from the look-up, then the cookie, then GBR', () => {
  expect(countryOfVisit('CAN', 'FRA')).toEqual({ countryIso3: 'CAN', from: 'lookedUp' });
  expect(countryOfVisit('Unknown', 'FRA')).toEqual({ countryIso3: 'FRA', from: 'cookie' });
  expect(countryOfVisit('Unknown', null)).toEqual({ countryIso3: 'GBR', from: 'default' });
  expect(countryOfVisit('Unknown', 'nonsense')).toEqual({ countryIso3: 'GBR', from: 'default' });
  expect(countryOfVisit('XXX', null)).toEqual({ countryIso3: 'GBR', from: 'default' });
  expect(choose({ countryIso3: countryOfVisit('Unknown', null).countryIso3 }).locale).toBe('en-GB');
});

test('MK-12 new markets and brands need only configuration', () => {
  const newZealand: Market = {
    id: 'nz',
    brand: 'harbour',
    casinoId: 50_001,
    mobileCasinoId: 50_002,
    marketNodeId: 1401,
    locales: ['en-NZ'],
    locale: 'en-NZ',
    countryIso2Code: 'NZ',
    isRow: false,
    isKYCRequired: false,
    rules: restOfWorldRules,
  };
  const harbour: Brand = {
    id: 'harbour',
    name: 'Harbour',
    productId: 30_303,
    productNodeId: 1400,
    jackpots: sharedJackpots,
    hosts: ['harbour.localhost'],
    supportEmail: 'support@new.example',
    markets: [newZealand],
  };
  expect(choose({ brand: harbour, countryIso3: 'NZL' })).toMatchObject({
    market: { id: 'nz' },
    nodeId: 1401,
    locale: 'en-NZ',
  });
  expect(choose({ brand: harbour, countryIso3: 'FRA' })).toMatchObject({ market: null, nodeId: 1400 });
});

test('MK-12 MK-04 a Chinese market beside the English one gives a brand the choice of language', () => {
  const { markets, ...aurora } = brand('aurora');
  const chinese = markets.map((market) => ({
    ...market,
    id: 'row-zh',
    marketNodeId: 1202,
    locales: ['zh-CN'],
    locale: 'zh-CN',
  }));
  const both = { brand: { ...aurora, markets: [...markets, ...chinese] }, countryIso3: 'FRA' };
  expect(choose(both)).toMatchObject({ nodeId: 1201, culture: 'en', languages: ['en', 'zh'] });
  expect(choose({ ...both, preferredLanguage: 'zh' })).toMatchObject({
    nodeId: 1202,
    culture: 'zh',
    languages: ['en', 'zh'],
  });
});

test('converts country codes both ways and returns null for unknown ones', () => {
  expect(toIso2('GBR')).toBe('GB');
  expect(toIso3('CN')).toBe('CHN');
  expect(toIso2('XYZ')).toBeNull();
  expect(toIso3('__proto__')).toBeNull();
});

test('MK-04 offers every language in every market while the toggle is on, the market’s own first', () => {
  for (const preferredLanguage of [null, 'en', 'zh']) {
    for (const countryIso3 of ['GBR', 'CAN', 'FRA'])
      expect(choose({ countryIso3, preferredLanguage }).languages).toEqual(['en', 'zh']);
    expect(choose({ brand: brand('aurora'), preferredLanguage }).languages).toEqual(['en', 'zh']);
  }
  expect(choose({ countryIso3: 'FRA', preferredLanguage: 'zh', languageToggle: false }).languages).toEqual(['en']);
  const { markets, ...regency } = brand('regency');
  const chinese = markets.map((market) => (market.id === 'ca' ? { ...market, locale: 'zh-CN' } : market));
  expect(choose({ brand: { ...regency, markets: chinese }, countryIso3: 'CAN' }).languages).toEqual(['zh', 'en']);
});

test('MK-03 a rest-of-world market with a country is chosen only for that country', () => {
  const { markets, ...regency } = brand('regency');
  const [row] = markets.filter(({ id }) => id === 'row');
  if (row === undefined) throw new Error('no row');
  const named: Market = { ...row, id: 'named', countryIso2Code: 'NZ', locale: 'de-DE', locales: ['de-DE'] };
  const closed: Market = { ...row, id: 'closed', isRow: false };
  const own: Brand = { ...regency, markets: [named, closed, row] };
  expect(choose({ brand: own, countryIso3: 'FRA' }).market?.id).toBe('row');
  expect(choose({ brand: own, countryIso3: 'NZL' }).market?.id).toBe('named');
  expect(choose({ brand: own, countryIso3: 'nonsense' }).market?.id).toBe('row');
  expect(choose({ brand: { ...own, markets: [closed] }, countryIso3: 'FRA' }).market).toBeNull();
});

test('MK-04 a stored language never selects a row of another place', () => {
  const { markets, ...regency } = brand('regency');
  const own: Brand = {
    ...regency,
    markets: markets
      .map((market) => (market.id === 'ca' ? { ...market, locale: 'zh-CN' } : market))
      .filter(({ id }) => id !== 'row-zh'),
  };
  for (const [countryIso3, id] of [
    ['FRA', 'row'],
    ['GBR', 'uk'],
  ] as const)
    expect(choose({ brand: own, countryIso3, preferredLanguage: 'zh' }).market?.id).toBe(id);
});

test('MK-04 a stored language without any market changes only the language', () => {
  const own: Brand = { ...brand('regency'), markets: [] };
  expect(choose({ brand: own, preferredLanguage: 'zh' })).toMatchObject({ market: null, nodeId: 1100, culture: 'zh' });
});
