import { beforeEach, expect, test } from 'vitest';
import { initialSiteState } from './siteState.ts';
import { siteStore } from './siteStore.ts';
import { storedSite } from './storedSite.ts';

beforeEach(() => siteStore.setState(initialSiteState, true));

const kept = {
  geoInfo: { CountryIso3Code: 'GBR', CountryIsoCode: 'GB' },
  ipAddress: '192.0.2.7',
  isAndroidWrappedApp: true,
  showPreferredLang: true,
};

test('HT-07 the Site slice has the fields of S3 with their defaults', () => {
  expect(initialSiteState).toEqual({
    bankingModal: { show: false },
    userPromos: { count: 0, allPromos: [] },
    geoInfo: { CountryIso3Code: 'Unknown', CountryIsoCode: 'Unknown' },
    ipAddress: '',
    jackpotTicker: { data: [], lists: {}, clockOffsetMs: 0, state: 'unasked' },
    complianceUrls: {
      transactionHistory: null,
      responsibleGaming: null,
      playerProtection: null,
      help: null,
      gameHistory: null,
    },
    isAndroidWrappedApp: false,
    showPreferredLang: false,
  });
});

test('HT-03 the Site slice comes back after a reload without its promotions, jackpots and open windows', () => {
  const written: unknown[] = [];
  siteStore.setState({ ...kept, bankingModal: { show: true }, userPromos: { count: 2, allPromos: [] } });
  siteStore.restore({ getItem: () => null, setItem: (_, text) => void written.push(JSON.parse(text)) }, storedSite);
  expect(written).toEqual([{ state: kept, version: 0 }]);
  siteStore.setState(initialSiteState, true);
  siteStore.restore(
    { getItem: () => JSON.stringify({ state: kept, version: 0 }), setItem: () => undefined },
    storedSite,
  );
  expect(siteStore.getState()).toEqual({ ...initialSiteState, ...kept });
});

test('A21 stored text that is no Site slice is nothing', () => {
  for (const value of [
    null,
    undefined,
    {},
    { ...kept, geoInfo: {} },
    { ...kept, ipAddress: 7 },
    { ...kept, isAndroidWrappedApp: 'true' },
    { ...kept, showPreferredLang: null },
  ])
    expect([value, storedSite(value)]).toEqual([value, null]);
});
