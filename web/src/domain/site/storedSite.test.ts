import { beforeEach, expect, test } from 'vitest';
import { initialSiteState, siteStore } from './siteStore.ts';
import { siteReaders, storedSite } from './storedSite.ts';

beforeEach(() => siteStore.setState(initialSiteState, true));

const restored = {
  geoInfo: { CountryIso3Code: 'GBR', CountryIsoCode: 'GB' },
  ipAddress: '192.0.2.7',
  isAndroidWrappedApp: true,
  showPreferredLang: true,
};

test('HT-03 HT-07 stores the fields of Site that S3 names, without promotions', () => {
  siteStore.setState({ userPromos: { count: 2, allPromos: [] }, bankingModal: { show: true } });
  const { state } = JSON.parse(storedSite.text(7)) as { state: object };
  expect(Object.keys(state).toSorted()).toEqual(
    [
      'bankingModal',
      'geoInfo',
      'ipAddress',
      'jackpotTicker',
      'complianceUrls',
      'isAndroidWrappedApp',
      'showPreferredLang',
    ].toSorted(),
  );
  expect(state).toMatchObject({ bankingModal: { show: true }, jackpotTicker: { data: [], lists: {} } });
});

test('HT-03 restores Site without jackpots and open windows, which the page has newer', () => {
  siteStore.setState({ ...restored, bankingModal: { show: true } });
  const text = storedSite.text(null);
  siteStore.setState(initialSiteState, true);
  storedSite.restore(text, siteReaders);
  expect(siteStore.getState()).toEqual({ ...initialSiteState, ...restored });
});

test.each([
  [{ geoInfo: {} }, { geoInfo: initialSiteState.geoInfo }],
  [{ geoInfo: { CountryIso3Code: 'CAN', CountryIsoCode: 7 } }, { geoInfo: { CountryIso3Code: 'CAN' } }],
  [{ ipAddress: 7 }, { ipAddress: '' }],
  [{ isAndroidWrappedApp: 'true' }, { isAndroidWrappedApp: false }],
  [{ showPreferredLang: null }, { showPreferredLang: false }],
])('HT-03 A21 drops only the malformed field of %j', (poison, expected) => {
  storedSite.restore(JSON.stringify({ state: { ...restored, ...poison } }), siteReaders);
  expect(siteStore.getState()).toMatchObject({ ...restored, ...expected });
});
