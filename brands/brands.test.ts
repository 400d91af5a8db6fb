import { expect, test } from 'vitest';
import { brands, themeOfProduct } from './brands.ts';
import { jackpotBadgeMinimum } from './jackpotBadgeMinimum.ts';
import { clientTypeIds, defaultProductId, fallbackCasinoIds } from './market.ts';

const markets = brands.flatMap((brand) => brand.markets);

const named = markets.map((market) => `${market.brand} ${market.id}`);

const { desktop, mobile } = fallbackCasinoIds;
/** The table of the specification (S3, S9), field by field. */
const table = [
  {
    brand: 'regency',
    id: 'uk',
    casinoId: 3568,
    mobileCasinoId: 3569,
    marketNodeId: 1101,
    locales: ['en-GB'],
    locale: 'en-GB',
    countryIso2Code: 'GB',
    isRow: false,
    isKYCRequired: true,
  },
  {
    brand: 'regency',
    id: 'ca',
    casinoId: 2335,
    mobileCasinoId: 2337,
    marketNodeId: 1102,
    locales: ['en-CA'],
    locale: 'en-CA',
    countryIso2Code: 'CA',
    isRow: false,
    isKYCRequired: true,
  },
  {
    brand: 'regency',
    id: 'row',
    casinoId: 40953,
    mobileCasinoId: 40954,
    marketNodeId: 1103,
    locales: ['en-GB', 'zh-CN'],
    locale: 'en-GB',
    countryIso2Code: null,
    isRow: true,
    isKYCRequired: false,
  },
  {
    brand: 'regency',
    id: 'row-zh',
    casinoId: 40953,
    mobileCasinoId: 40954,
    marketNodeId: 1104,
    locales: ['zh-CN', 'en-GB'],
    locale: 'zh-CN',
    countryIso2Code: null,
    isRow: true,
    isKYCRequired: false,
  },
  {
    brand: 'aurora',
    id: 'row',
    casinoId: 3603,
    mobileCasinoId: 3604,
    marketNodeId: 1201,
    locales: ['en-GB'],
    locale: 'en-GB',
    countryIso2Code: null,
    isRow: true,
    isKYCRequired: false,
  },
  {
    brand: 'pulse',
    id: 'row',
    casinoId: desktop,
    mobileCasinoId: mobile,
    marketNodeId: 1301,
    locales: ['en-GB'],
    locale: 'en-GB',
    countryIso2Code: null,
    isRow: true,
    isKYCRequired: false,
  },
];

test('MK-02 the market table has all fields of the six specified entries', () => {
  const own = new Set(['regency', 'aurora', 'pulse']);
  expect(
    markets
      .filter(({ brand }) => own.has(brand))
      .map(({ rules: _rules, playerCountryIso2Code: _country, ...fields }) => fields),
  ).toEqual(table);
});

test('MK-02 every market references its brand and lists its own locale', () => {
  for (const brand of brands) {
    for (const market of brand.markets) {
      expect(market.brand).toBe(brand.id);
      expect(market.locales).toContain(market.locale);
      expect(market.isRow).toBe(market.countryIso2Code === null);
    }
  }
});

test('MK-12 brands and markets share no ids, names, hosts, products or nodes', () => {
  const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
  unique(brands.map((brand) => brand.id));
  unique(brands.map((brand) => brand.name));
  unique(brands.flatMap((brand) => brand.hosts));
  unique(brands.map((brand) => brand.productId));
  unique([...brands.map((brand) => brand.productNodeId), ...markets.map((market) => market.marketNodeId)]);
  unique(named);
});

test('MK-02 markets use the four specified pairs of casino ids and the fallback pair', () => {
  const own = table.map((row) => markets.find(({ brand, id }) => brand === row.brand && id === row.id));
  expect([...new Set(own.map((market) => `${market?.casinoId}/${market?.mobileCasinoId}`))].toSorted()).toEqual([
    '2335/2337',
    '3568/3569',
    '3603/3604',
    '40953/40954',
  ]);
  expect(fallbackCasinoIds).toEqual({ desktop: 3568, mobile: 3569 });
  expect([defaultProductId, brands.find(({ id }) => id === 'regency')?.productId]).toEqual([8145, 8145]);
});

test('MK-02 the Chinese variant is a market of Regency Palace', () => {
  expect(markets.find((market) => market.locale === 'zh-CN')?.brand).toBe('regency');
});

test('UK9 ON5 only rest-of-world markets prompt to continue, and Ontario shows no big winners', () => {
  const where = (rule: 'continuePlaying' | 'bigWinners') => markets.filter(({ rules }) => rules[rule]);
  expect(where('continuePlaying')).toEqual(markets.filter(({ isRow }) => isRow));
  expect(where('bigWinners')).toEqual(markets.filter(({ countryIso2Code }) => countryIso2Code !== 'CA'));
});

test('LB-09 a big win is at least 25 times a stake of two units of the currency in every market', () => {
  for (const { brand, id, rules } of markets) {
    const { minStake, minMultiple, anyStakeFrom } = rules.bigWin;
    expect([brand, id, minStake >= 200, minMultiple >= 25]).toEqual([brand, id, true, true]);
    expect(anyStakeFrom).toBeGreaterThan(minStake * minMultiple);
  }
});

test('LB-10 every currency of a market has its own minimum for jackpot badges', () => {
  expect(['GBP', 'EUR', 'CAD', 'JPY'].map(jackpotBadgeMinimum)).toEqual([1_000_000, 1_200_000, 1_700_000, 1_000_000]);
});

test('UK18 ON14 each market has its minimum age and a secure help-line address', () => {
  const ages = Object.fromEntries(markets.map(({ brand, id, rules }) => [`${brand} ${id}`, rules.minimumAge]));
  expect(ages).toMatchObject({
    'regency uk': 18,
    'regency ca': 19,
    'regency row': 18,
    'regency row-zh': 18,
    'aurora row': 18,
    'pulse row': 18,
  });
  for (const { rules } of markets)
    expect(rules.helpLine).toMatchObject({
      name: expect.stringMatching(/\S/),
      url: expect.stringMatching(/^https:\/\//),
    });
});

test('ON2 UK20 regulated markets have a help-line phone number', () => {
  for (const { isRow, rules } of markets) expect(isRow || /^[\d -]{7,}$/.test(rules.helpLine.phone ?? '')).toBe(true);
});

test('UK8 UK7 ON6 GM-07 only regulated markets require one game at a time, minimum round times and metering', () => {
  const held = ({ rules }: (typeof markets)[number]) =>
    rules.oneGameAtATime &&
    !rules.playWithoutMeter &&
    rules.minimumRoundMs.slot >= 2500 &&
    rules.minimumRoundMs.other >= 2500;
  expect(markets.filter(held).map(({ id }) => id)).toEqual(['uk', 'ca']);
  expect(markets.find(({ id }) => id === 'uk')?.rules.minimumRoundMs).toEqual({ slot: 2500, other: 5000 });
});

test('ON13 RM-02 inactivity ends a session after 20 minutes in Ontario and Britain, 30 elsewhere', () => {
  const minutes = Object.fromEntries(
    markets.map(({ brand, id, rules }) => [`${brand} ${id}`, rules.saferGambling.inactivityMinutes]),
  );
  expect(minutes).toMatchObject({
    'regency uk': 20,
    'regency ca': 20,
    'regency row': 30,
    'regency row-zh': 30,
    'aurora row': 30,
    'pulse row': 30,
  });
});

test('MK-07 products 17447 and 8145 have their own themes, and any other has the default', () => {
  const regency = themeOfProduct(8145);
  const aurora = themeOfProduct(17447);
  const other = themeOfProduct(99_999);
  expect(regency.colours.background).toBe('#1a1b1d');
  expect(aurora.colours.background).not.toBe(regency.colours.background);
  expect(other).toBe(themeOfProduct(20_101));
  expect(other.colours).not.toEqual(regency.colours);
  for (const theme of [regency, aurora, other]) expect(theme.clientTypeIds).toEqual({ desktop: 70, mobile: 40 });
  expect(clientTypeIds).toEqual({ desktop: 70, mobile: 40 });
});
