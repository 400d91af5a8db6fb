import { beforeEach, expect, test } from 'vitest';
import { initialSiteState, siteStore } from './siteStore.ts';
import { storedSite } from './storedSite.ts';

beforeEach(() => siteStore.setState(initialSiteState, true));

const stored = {
  geoInfo: { CountryIso3Code: 'GBR', CountryIsoCode: 'GB' },
  ipAddress: '192.0.2.7',
  isAndroidWrappedApp: true,
  showPreferredLang: true,
};

test('HT-07 the Site slice has the fields and defaults of S3', () => {
  expect(initialSiteState).toEqual({
    bankingModal: { show: false },
    userPromos: { count: 0, allPromos: [] },
    geoInfo: { CountryIso3Code: 'Unknown', CountryIsoCode: 'Unknown' },
    ipAddress: '',
    jackpotTicker: { data: [], lists: {}, clockOffsetMs: 0, state: 'notRequested' },
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

test('HT-03 restores the Site slice without promotions, jackpots and open windows', () => {
  const written: unknown[] = [];
  siteStore.setState({ ...stored, bankingModal: { show: true }, userPromos: { count: 2, allPromos: [] } });
  siteStore.restore({ getItem: () => null, setItem: (_, text) => void written.push(JSON.parse(text)) }, storedSite);
  expect(written).toEqual([{ state: stored, version: 0 }]);
  siteStore.setState(initialSiteState, true);
  siteStore.restore(
    { getItem: () => JSON.stringify({ state: stored, version: 0 }), setItem: () => undefined },
    storedSite,
  );
  expect(siteStore.getState()).toEqual({ ...initialSiteState, ...stored });
});

test('A21 ignores stored values that are not a Site slice', () => {
  for (const value of [
    null,
    undefined,
    {},
    { ...stored, geoInfo: {} },
    { ...stored, ipAddress: 7 },
    { ...stored, isAndroidWrappedApp: 'true' },
    { ...stored, showPreferredLang: null },
  ])
    expect([value, storedSite(value)]).toEqual([value, null]);
});
