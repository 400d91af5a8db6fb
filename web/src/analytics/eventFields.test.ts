import { describe, expect, test } from 'vitest';
import { countryData } from './countryData.ts';
import { customerData, ecidOf } from './customerData.ts';
import type { CustomerData } from './eventRecord.ts';
import { linkInteraction } from './linkInteraction.ts';
import { eventName, eventNameOf } from './toEventRecord.ts';

const nobody: CustomerData = {
  bannerTag: '',
  bannerTag2: '',
  bannerTag3: '',
  bannerTag4: '',
  bannerTag5: '',
  browserId: '',
  casinoId: null,
  ecid: '',
  registrationCountry: '',
  userId: null,
  currency: '',
  currencyIsoCode: '',
  languageCode: '',
};
const noCookies = { trackingVisit: null, browserId: null, analyticsVisitor: null };

describe('AN-05 customer data', () => {
  test('are empty without cookies, but for the configured casino', () => {
    expect(customerData(nobody, noCookies, 3568)).toEqual({ ...nobody, casinoId: 3568 });
  });

  test('keep every field the player’s state knows', () => {
    const given: CustomerData = {
      bannerTag: 'a',
      bannerTag2: 'b',
      bannerTag3: 'c',
      bannerTag4: 'd',
      bannerTag5: 'e',
      browserId: 'f',
      casinoId: 0,
      ecid: 'g',
      registrationCountry: 'GB',
      userId: 7,
      currency: '£',
      currencyIsoCode: 'GBP',
      languageCode: 'en',
    };
    expect(
      customerData(given, { trackingVisit: '1|2|3|4|5', browserId: '6', analyticsVisitor: 'MCMID|7' }, 3568),
    ).toEqual(given);
  });

  test('take the tags of a visit in order, without blanks and at most 200 characters each', () => {
    const { bannerTag, bannerTag2, bannerTag3, bannerTag4, bannerTag5 } = customerData(
      nobody,
      { ...noCookies, trackingVisit: ` one |two%20|${'x'.repeat(201)}||five|six` },
      1,
    );
    expect([bannerTag, bannerTag2, bannerTag3, bannerTag4, bannerTag5]).toEqual([
      'one',
      'two',
      'x'.repeat(200),
      '',
      'five',
    ]);
  });

  test('take a browser id of at most 200 characters, and none that cannot be decoded', () => {
    const idOf = (browserId: string) => customerData(nobody, { ...noCookies, browserId }, 1).browserId;
    expect([idOf('a%20b'), idOf('y'.repeat(201)), idOf('%')]).toEqual(['a b', 'y'.repeat(200), '']);
  });
});

test('AN-05 the visitor id follows its mark wherever it stands, and is cut to 200 characters', () => {
  expect([
    ecidOf('MCMID|first'),
    ecidOf('a|b|c|d|fifth|MCMID|last'),
    ecidOf('a|MCMID| 9 '),
    ecidOf(`MCMID|${'9'.repeat(201)}`),
  ]).toEqual(['first', 'last', '9', '9'.repeat(200)]);
});

describe('AN-06 country data', () => {
  const unknown = { CountryIso3Code: 'Unknown', CountryIsoCode: 'Unknown' };
  const place = { geoInfo: unknown, countryCookie: null, currencyIsoCode: 'CAD', locale: 'en-CA' };

  test('come from the two letters looked up, else from the three', () => {
    expect(countryData({ ...place, geoInfo: { CountryIso3Code: 'GBR', CountryIsoCode: 'IE' } })).toMatchObject({
      displayedCountry: 'ie',
      IpAddressLookupSource: 'geo-info',
    });
    expect(countryData({ ...place, geoInfo: { CountryIso3Code: 'gbr', CountryIsoCode: '' } })).toMatchObject({
      displayedCountry: 'gb',
      ipAddressLookupCountryCode: 'gb',
      IpAddressLookupSource: 'geo-info',
    });
    expect(countryData({ ...place, geoInfo: { CountryIso3Code: 'GBR', CountryIsoCode: 'Unknown' } })).toMatchObject({
      displayedCountry: 'gb',
    });
  });

  test('say nothing of a place nobody knows', () => {
    expect(countryData(place)).toEqual({
      displayedCountry: '',
      displayedCurrency: 'cad',
      displayedLanguage: 'en-ca',
      displayedStateProvince: '',
      ipAddressLookupCountryCode: '',
      IpAddressLookupSource: '',
    });
  });
});

describe('AN-04 a followed link', () => {
  const link = { path: '/promotions', tells: null, name: 'Promotions', place: 'footer' } as const;

  test.each(['hero', 'keyTerms', 'mobileNavigation'] as const)('of %s is told with its name and its path', (tells) => {
    expect(linkInteraction({ ...link, tells })).toEqual({
      area: tells,
      action: 'press',
      name: 'Promotions',
      path: '/promotions',
    });
  });

  test('of the logo and of safer gambling in a game is told as such', () => {
    expect(linkInteraction({ ...link, tells: 'logo' })).toEqual({ area: 'logo', action: 'redirect' });
    expect(linkInteraction({ ...link, tells: 'windowSaferGambling' })).toEqual({
      area: 'gameWindow',
      action: 'saferGambling',
    });
  });

  test('that something else tells of is not told twice', () => {
    expect(linkInteraction({ ...link, tells: '' })).toBeNull();
  });

  test('leads to a post only from the page itself, and to the blog only below its path', () => {
    const area = (path: string, place: 'main' | 'footer') => linkInteraction({ ...link, path, place });
    expect(area('/blog', 'main')).toEqual({ area: 'blog', action: 'category', path: '/blog' });
    expect(area('/blog/news/first', 'footer')).toMatchObject({ area: 'blog', action: 'category' });
    expect(area('/blog/news', 'main')).toMatchObject({ action: 'category' });
    expect(area('/blogger', 'main')).toMatchObject({ area: 'navigation', action: 'link', place: 'main' });
    expect(area('/help/blog/x/y', 'main')).toMatchObject({ area: 'navigation' });
  });
});

test('AN-02 an event is named by its key, and its words are spelled out', () => {
  expect(eventName('foyer', 'regency', 'login.submit')).toBe('foyer_regency_loginSubmit');
  expect(eventNameOf('inAppMessage.callToAction')).toEqual({ area: 'In App Message', action: 'Call To Action' });
  expect(eventNameOf('login')).toEqual({ area: 'Login', action: '' });
  expect(eventNameOf('')).toEqual({ area: '', action: '' });
});
