import type { PaymentBlock } from '@foyer/contract/payment';
import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { CatalogueEntry } from './catalogueEntry.ts';
import { eventTypes } from './eventRecord.ts';
import type { CustomerData, GameBlock } from './eventRecord.ts';
import type { Interaction } from './interaction.ts';
import { countryData, customerData, ecidOf, eventNameOf, toEventRecord } from './toEventRecord.ts';
import type { EventFacts } from './toEventRecord.ts';
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
const place = {
  geoInfo: { CountryIso3Code: 'Unknown', CountryIsoCode: 'Unknown' },
  countryCookie: null,
  currencyIsoCode: 'GBP',
  locale: 'en-GB',
};

const facts = (own: Partial<EventFacts> = {}): EventFacts => ({
  projectPrefix: 'foyer',
  brandId: 'regency',
  casinoId: 3568,
  cookies: noCookies,
  customerData: nobody,
  customerFlag: {
    firstBetPlaced: false,
    firstDepositComplete: false,
    kycStatus: '',
    accountStatus: '',
    isLoggedIn: false,
  },
  place,
  session: null,
  ...own,
});
const recordOf = (interaction: Interaction, own?: Partial<EventFacts>) => toEventRecord(interaction, facts(own));

const game: GameBlock = {
  GameGroupId: 7,
  IsFavourite: true,
  SiteGameName: 'Amber Falls',
  gameExternalVendorId: 'Halcyon',
  moduleId: 100_007,
  clientId: 50_300,
  sectionName: 'New',
  gameIndex: 3,
  headingIndex: 2,
};
const payment: PaymentBlock = {
  status_1: 'booked',
  status_2: '',
  amount: 2000,
  billingAmount: 2000,
  purchaseMethod: 'Card',
  purchaseMethodId: 1,
  paymentProcessorID: 1,
  paymentProcessorName: 'Sandbox',
  transactionNumber: 't1',
  clientReference: 'c1',
  apiReference: 'a1',
};
const dataFields = [
  'errorInfo',
  'eventAction',
  'eventActivity',
  'eventArea',
  'eventCategory',
  'eventDetail',
  'eventDetail2',
  'eventDetail3',
  'eventDetail4',
  'eventLabel',
  'eventName',
  'fieldName',
];

test('AN-01 an event record has exactly the documented blocks and fields', () => {
  const plain = recordOf({ area: 'login', action: 'submit' });
  expect(Object.keys(plain ?? {}).toSorted()).toEqual([
    'countryData',
    'customerData',
    'customerFlag',
    'event',
    'eventData',
    'pageData',
  ]);
  expect(Object.keys(plain?.eventData ?? {}).toSorted()).toEqual(dataFields);
  expect(Object.keys(plain?.customerData ?? {}).toSorted()).toEqual(Object.keys(nobody).toSorted());
  expect(Object.keys(plain?.customerFlag ?? {}).toSorted()).toEqual([
    'accountStatus',
    'firstBetPlaced',
    'firstDepositComplete',
    'isLoggedIn',
    'kycStatus',
  ]);
  expect(plain?.pageData).toEqual({ pageBrand: 'regency' });
  expect(recordOf({ area: 'game', action: 'launch', game })?.gameData).toEqual(game);
  const paid = recordOf({ area: 'banking', action: 'payment', direction: 'deposit', payment });
  expect(paid).toMatchObject({ event: 'system_event', eventData: { eventDetail: 'deposit' }, paymentData: payment });
  const core = {
    sessionProductId: 8145,
    sessionId: 5,
    sessionGuid: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    sessionStartTime: '2026-11-21T20:00:00.000Z',
  };
  expect(recordOf({ area: 'login', action: 'success' }, { session: core })?.sessionData).toEqual(core);
});

test('AN-01 an event record excludes state fields that are not listed', () => {
  const grown = { ...nobody, username: 'mira', email: 'mira@example.org' };
  const flags = { ...facts().customerFlag, note: 'mira' };
  expect(
    JSON.stringify(recordOf({ area: 'login', action: 'success' }, { customerData: grown, customerFlag: flags })),
  ).not.toContain('mira');
});

test('AN-02 an event is named by project, brand and action, and a page load has default fields', () => {
  expect(recordOf({ area: 'inAppMessage', action: 'callToAction', topic: 'xeniaAdvert' })?.eventData).toMatchObject({
    eventName: 'foyer_regency_inAppMessageCallToAction',
    eventArea: 'In App Message',
    eventActivity: 'Call To Action',
    eventCategory: 'In App Message',
    eventAction: 'Call To Action',
    eventDetail: 'xeniaAdvert',
  });
  const load = recordOf(
    { area: 'page', action: 'load', path: '/blog', status: 200, title: 'Blog' },
    { projectPrefix: 'acme', brandId: 'aurora' },
  );
  expect(load).toMatchObject({
    event: 'page_load',
    eventData: {
      eventName: 'acme_aurora_pageLoad',
      eventCategory: 'Page Load',
      eventAction: 'Page Load',
      eventLabel: '',
      eventDetail: '/blog',
      eventDetail2: '200',
    },
  });
});

test('AN-03 every catalogue entry has a documented type and a unique name', () => {
  const entries: [string, CatalogueEntry][] = Object.entries(catalogue);
  const names = entries.map(([key]) => Object.values(eventNameOf(key)).join(' '));
  expect(new Set(names).size).toBe(names.length);
  for (const [key, { type, when }] of entries)
    expect([key, eventTypes.includes(type), when.endsWith('.')]).toEqual([key, true, true]);
  expect(recordOf({ area: 'featureToggle', action: 'gameCardJackpotTicker', isOn: false })).toMatchObject({
    event: 'toggle',
    eventData: { eventDetail: 'false' },
  });
});

test('AN-03 an unknown interaction gives no event record, and text is cut to 200 characters', () => {
  expect(recordOf({ area: 'page', action: 'turned' } as unknown as Interaction)).toBeNull();
  expect(
    recordOf({ area: 'page', action: 'load', path: 'x'.repeat(5000), status: 404, title: '' })?.eventData.eventDetail,
  ).toHaveLength(200);
});

test('AN-05 customer data falls back to cookies and the configured casino', () => {
  const cookies = {
    trackingVisit: 'BT1%7CBT2|BT3',
    browserId: 'b-17',
    analyticsVisitor: '-1124106680%7CMCIDTS%7C20412%7CMCMID%7C12345678901234567890123456789012345678%7CMCAAMLH-1',
  };
  expect(customerData(nobody, cookies, 3568)).toMatchObject({
    bannerTag: 'BT1',
    bannerTag2: 'BT2',
    bannerTag3: 'BT3',
    bannerTag4: '',
    bannerTag5: '',
    browserId: 'b-17',
    casinoId: 3568,
    ecid: '12345678901234567890123456789012345678',
  });
  const playerData = { ...nobody, bannerTag: 'own', bannerTag5: 'five', browserId: 'mine', casinoId: 2335, ecid: '9' };
  expect(customerData(playerData, cookies, 3568)).toMatchObject({
    bannerTag: 'own',
    bannerTag2: 'BT2',
    bannerTag5: 'five',
    browserId: 'mine',
    casinoId: 2335,
    ecid: '9',
  });
  expect(recordOf({ area: 'login', action: 'submit' })?.customerFlag.isLoggedIn).toBe(false);
});

test('AN-05 ecidOf reads the fifth part of the cookie, whatever the parts before it are', () => {
  expect(ecidOf('a|b|c|d|55|f')).toBe('55');
  expect(ecidOf('1|MCMID|77|MCIDTS|20412')).toBe('20412');
  for (const nothing of [null, '', 'a|b|c|d', '%E0%A4%A', 'a|MCMID|9']) expect(ecidOf(nothing)).toBe('');
});

test('AN-06 country data prefers the lookup, falls back to the cookie and is two lower-case letters', () => {
  expect(
    countryData({
      ...place,
      geoInfo: { CountryIso3Code: 'CAN', CountryIsoCode: 'CA', RegionCode: 'ON' },
      countryCookie: 'GBR',
    }),
  ).toEqual({
    displayedCountry: 'ca',
    displayedCurrency: 'gbp',
    displayedLanguage: 'en-gb',
    displayedStateProvince: 'on',
    ipAddressLookupCountryCode: 'ca',
    IpAddressLookupSource: 'geo-info',
  });
  const fromCookie = { CountryIso3Code: 'GBR', CountryIsoCode: 'Unknown' };
  expect(countryData({ ...place, geoInfo: fromCookie, countryCookie: 'GBR' })).toMatchObject({
    displayedCountry: 'gb',
    IpAddressLookupSource: 'h20-iso3',
  });
  expect(countryData({ ...place, countryCookie: 'gbr' })).toMatchObject({
    displayedCountry: 'gb',
    IpAddressLookupSource: 'h20-iso3',
  });
  expect(countryData({ ...place, countryCookie: 'nowhere' })).toMatchObject({
    displayedCountry: '',
    ipAddressLookupCountryCode: '',
    IpAddressLookupSource: '',
  });
});

test('AN-04 a link is reported by its target', () => {
  const link = { path: '/', trackName: null, name: 'Home', place: 'header' } as const;
  expect(linkInteraction(link)).toEqual({ area: 'navigation', action: 'link', place: 'header', path: '/' });
  expect(linkInteraction({ ...link, path: '/blog/news/first', place: 'main' })).toEqual({
    area: 'blog',
    action: 'post',
    path: '/blog/news/first',
  });
  expect(linkInteraction({ ...link, path: '/blog/news' })).toEqual({
    area: 'blog',
    action: 'category',
    path: '/blog/news',
  });
  expect(linkInteraction({ ...link, trackName: 'viewMore', name: 'All of New' })).toEqual({
    area: 'viewMore',
    action: 'press',
    name: 'All of New',
    path: '/',
  });
  expect(linkInteraction({ ...link, trackName: 'other' })).toBeNull();
});

test('AN-01 names the visitor’s experiments in every event, and none without them', () => {
  const interaction: Interaction = { area: 'page', action: 'load', path: '/', status: 200, title: 'Lobby' };
  expect(recordOf(interaction, { experiments: 'band:on/words:off' })?.pageData).toEqual({
    pageBrand: 'regency',
    pageExperiments: 'band:on/words:off',
  });
  for (const experiments of ['', undefined])
    expect(recordOf(interaction, { experiments })?.pageData).toEqual({ pageBrand: 'regency' });
});
