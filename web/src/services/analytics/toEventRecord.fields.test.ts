import { describe, expect, test } from 'vitest';
import type { CustomerData } from './eventRecord.ts';
import { countryData, customerData, ecidOf, eventName, eventNameOf } from './toEventRecord.ts';
import { linkInteraction } from './trackLinkClicks.browser.ts';

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
  test('is empty without cookies, except for the configured casino', () => {
    expect(customerData(nobody, noCookies, 3568)).toEqual({ ...nobody, casinoId: 3568 });
  });

  test('prefers every field of the player state', () => {
    const playerData: CustomerData = {
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
      customerData(playerData, { trackingVisit: '1|2|3|4|5', browserId: '6', analyticsVisitor: 'a|b|c|d|7' }, 3568),
    ).toEqual(playerData);
  });

  test('reads the tags of the visit cookie in order, trimmed and cut to 200 characters', () => {
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

  test('cuts the browser id to 200 characters and drops one that cannot be decoded', () => {
    const idOf = (browserId: string) => customerData(nobody, { ...noCookies, browserId }, 1).browserId;
    expect([idOf('a%20b'), idOf('y'.repeat(201)), idOf('%')]).toEqual(['a b', 'y'.repeat(200), '']);
  });
});

test('AN-05 ecidOf cuts the visitor id to 200 characters without blanks around it', () => {
  expect([ecidOf('a|b|c|d| 9 |f'), ecidOf(`a|b|c|d|${'9'.repeat(201)}`)]).toEqual(['9', '9'.repeat(200)]);
});

describe('AN-06 country data', () => {
  const unknown = { CountryIso3Code: 'Unknown', CountryIsoCode: 'Unknown' };
  const place = { geoInfo: unknown, countryCookie: null, currencyIsoCode: 'CAD', locale: 'en-CA' };

  test('prefers the two-letter code of the lookup and falls back to the three-letter code', () => {
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

  test('leaves the country empty when it is unknown', () => {
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

describe('AN-04 link interactions', () => {
  const link = { path: '/promotions', trackName: null, name: 'Promotions', place: 'footer' } as const;

  test.each(['hero', 'keyTerms', 'mobileNavigation'] as const)(
    'a %s link is reported with its name and path',
    (trackName) => {
      expect(linkInteraction({ ...link, trackName })).toEqual({
        area: trackName,
        action: 'press',
        name: 'Promotions',
        path: '/promotions',
      });
    },
  );

  test('the logo and the safer gambling link of a game are reported as their own interactions', () => {
    expect(linkInteraction({ ...link, trackName: 'logo' })).toEqual({ area: 'logo', action: 'redirect' });
    expect(linkInteraction({ ...link, trackName: 'windowSaferGambling' })).toEqual({
      area: 'gameWindow',
      action: 'saferGambling',
    });
  });

  test('a link that another component reports is not reported again', () => {
    expect(linkInteraction({ ...link, trackName: '' })).toBeNull();
  });

  test('a link is a blog link within the blog, or when it opens the blog from the page content', () => {
    const area = (path: string, place: 'main' | 'footer') => linkInteraction({ ...link, path, place });
    expect(area('/blog', 'main')).toEqual({ area: 'blog', action: 'category', path: '/blog' });
    expect(area('/blog/news/first', 'footer')).toMatchObject({ area: 'blog', action: 'category' });
    expect(area('/blog/news', 'main')).toMatchObject({ action: 'category' });
    expect(area('/blogger', 'main')).toMatchObject({ area: 'navigation', action: 'link', place: 'main' });
    expect(area('/help/blog/x/y', 'main')).toMatchObject({ area: 'navigation' });
  });
});

test('AN-02 the event name uses the interaction key, and area and action are written as words', () => {
  expect(eventName('foyer', 'regency', 'login.submit')).toBe('foyer_regency_loginSubmit');
  expect(eventNameOf('inAppMessage.callToAction')).toEqual({ area: 'In App Message', action: 'Call To Action' });
  expect(eventNameOf('login')).toEqual({ area: 'Login', action: '' });
  expect(eventNameOf('')).toEqual({ area: '', action: '' });
});
