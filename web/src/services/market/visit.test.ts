import { brands } from '@foyer/brands/brands';
import { fallbackCasinoIds } from '@foyer/brands/market';
import { describe, expect, test } from 'vitest';
import { flagsWith } from '../flags/flags.ts';
import { languageOfAddress } from './requestedLanguage.ts';
import { brandOfHost, casinoIdOf, deviceOf, visitKey, visitWithFlags } from './visit.ts';
import { visitFixture } from './visitFixture.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

describe('MK-07 device of a request', () => {
  test('prefers the client hint to the user agent', () => {
    expect([deviceOf('?1', desktop), deviceOf('?0', iPhone)]).toEqual(['mobile', 'desktop']);
  });

  test.each([
    [iPhone, 'mobile'],
    ['Linux; Android 16', 'mobile'],
    ['Windows Phone 10', 'mobile'],
    ['iPad', 'mobile'],
    ['NotAndroids', 'desktop'],
    [desktop, 'desktop'],
    ['', 'desktop'],
    [undefined, 'desktop'],
  ] as const)('follows the user agent without a hint: %j is %s', (userAgent, device) => {
    expect([deviceOf(undefined, userAgent), deviceOf('', userAgent), deviceOf('1', userAgent)]).toEqual([
      device,
      device,
      device,
    ]);
  });

  test('reads only the first 512 characters of a user agent', () => {
    expect(deviceOf(undefined, `${' '.repeat(505)}Mobile`)).toBe('mobile');
    expect(deviceOf(undefined, `${' '.repeat(512)}Mobile`)).toBe('desktop');
  });
});

describe('MK-01 brand of a host', () => {
  const idOf = (host: string | undefined) => brandOfHost(brands, host)?.id ?? null;

  test('is found in any case, with and without a port', () => {
    expect(['regency.localhost', 'REGENCY.localhost:3000', 'regency.localhost:65535'].map(idOf)).toEqual([
      'regency',
      'regency',
      'regency',
    ]);
  });

  test.each([
    undefined,
    '',
    'nobody.example',
    'regency.localhost:',
    'regency.localhost:123456',
    'regency.localhost:80:x',
    'regency:3000.localhost',
    'xregency.localhost',
  ])('is null for %j', (host) => {
    expect(idOf(host)).toBeNull();
  });
});

test('MK-06 the casino id follows the device', () => {
  const market = brands[0]?.markets[0];
  if (market === undefined) throw new Error('no market');
  expect([casinoIdOf(market, 'desktop'), casinoIdOf(market, 'mobile')]).toEqual([
    market.casinoId,
    market.mobileCasinoId,
  ]);
  expect([casinoIdOf(null, 'desktop'), casinoIdOf(null, 'mobile')]).toEqual([
    fallbackCasinoIds.desktop,
    fallbackCasinoIds.mobile,
  ]);
});

test('PG-01 every part of a visit that a page depends on changes its cache key', () => {
  const visit = {
    brandId: 'regency',
    marketId: 'uk',
    culture: 'en',
    device: 'desktop',
    loginState: 'Logged-Out',
    access: 'full',
  } as const;
  const others = [
    { brandId: 'aurora' },
    { marketId: 'row' },
    { marketId: null },
    { culture: 'zh' },
    { device: 'mobile' },
    { loginState: 'Logged-In' },
    { access: 'restricted' },
  ] as const;
  const keys = [visit, ...others.map((change) => ({ ...visit, ...change }))].map((each) => visitKey(each));
  expect(new Set(keys).size).toBe(keys.length);
  expect(visitKey({ ...visit, marketId: null })).toBe('regency|product|en|desktop|Logged-Out|full');
});

test('MK-04 changed flags change the languages of an open page', () => {
  const visit = visitFixture({ toggledLanguages: ['en', 'zh'], flags: flagsWith({ languageToggle: false }) });
  const on = visitWithFlags(visit, { ...visit.flags, languageToggle: true });
  expect([on.languages, on.flags.languageToggle]).toEqual([['en', 'zh'], true]);
  expect(visitWithFlags(on, visit.flags).languages).toEqual(['en']);
});

test('MK-04 the language comes only from the query of an address', () => {
  expect(['/?language=zh', '/help?a=1&language=zh&b=2'].map(languageOfAddress)).toEqual(['zh', 'zh']);
  for (const address of [
    '',
    '/help',
    '/a&language=zh',
    '/a&language=zh?b=1',
    '/?language=ZH',
    '/?language=zh1',
    '/?language=z',
  ])
    expect([address, languageOfAddress(address)]).toEqual([address, undefined]);
});
