import { expect, test } from 'vitest';
import type { TermsVersion } from './termsDates.ts';
import {
  changesSince,
  lastAcceptance,
  parseDateTime,
  termsDay,
  termsStanding as standingAt,
  termsVersionOf,
} from './termsDates.ts';

const version = (lastUpdated: string | null, acceptedAttributeId: number | null = 10) => ({
  version: null,
  lastUpdated,
  acceptedAttributeId,
});
const account = (areTermsAndConditionsAccepted: boolean, value?: string) => ({
  regulated: { areTermsAndConditionsAccepted },
  attributes: [{ id: 3, value: 'x' }, ...(value === undefined ? [] : [{ id: 10, value }])],
});
const today = Date.UTC(2026, 6, 1);
const termsStanding = (of: Parameters<typeof standingAt>[0], terms: TermsVersion, now = today) =>
  standingAt(of, terms, now);

test('RG-05 termsStanding compares the acceptance with the date of the terms', () => {
  expect(termsStanding(account(false), version('2026-01-12T00:00:00Z'))).toBe('notAccepted');
  expect(termsStanding(account(false), version(null))).toBe('notAccepted');
  expect(termsStanding(account(true, '2026-01-11T23:59:59.999Z'), version('2026-01-12T00:00:00Z'))).toBe('outdated');
  expect(termsStanding(account(true, '2026-01-12T00:00:00.000Z'), version('2026-01-12T00:00:00Z'))).toBe('accepted');
  expect(termsStanding(account(true, '01-02-2026'), version('12-01-2026'))).toBe('accepted');
  expect(termsStanding(account(true, '11-01-2026'), version('12-01-2026'))).toBe('outdated');
});

test('RG-05 the standing is unknown without an account or a valid acceptance date', () => {
  expect(termsStanding(null, version('2026-01-12'))).toBe('unknown');
  expect(termsStanding(null, version(null))).toBe('unknown');
  expect(termsStanding(account(true), version('2026-01-12'))).toBe('unknown');
  expect(termsStanding(account(true, '31-02-2026'), version('2026-01-12'))).toBe('unknown');
});

test('RG-05 terms are demanded from their date on', () => {
  const next = version('2026-07-02T00:00:00Z');
  const tomorrow = Date.UTC(2026, 6, 2);
  expect(termsStanding(account(true, '2026-02-01'), next)).toBe('accepted');
  expect(termsStanding(account(true), next)).toBe('accepted');
  expect(termsStanding(account(false), next)).toBe('notAccepted');
  expect(termsStanding(account(true, '2026-02-01'), next, tomorrow)).toBe('outdated');
});

test('RG-05 a date of acceptance without a time counts for its whole day', () => {
  const noon = version('2026-01-12T12:00:00Z');
  expect(termsStanding(account(true, '12-01-2026'), noon)).toBe('accepted');
  expect(termsStanding(account(true, '11-01-2026'), noon)).toBe('outdated');
});

test('RG-05 an invalid date of the terms keeps an acceptance valid', () => {
  for (const date of ['31-02-2026', '12/01/2026', 'soon', '']) {
    expect(termsVersionOf({ lastUpdatedDate: date }, { isRow: false, maltaOption: false }).lastUpdated).toBeNull();
    expect(termsStanding(account(true, '2025-01-01'), version(date))).toBe('accepted');
  }
  expect(parseDateTime('2026-01-12Tx')).toBeNull();
});

test('RG-05 rest of world with the Malta option uses the Malta date and id, all others the usual ones', () => {
  const dates = {
    lastUpdatedDate: '12-01-2026',
    lastUpdatedDateId: 10,
    lastUpdatedDateMalta: '2026-03-01',
    lastUpdatedDateIdMalta: 11,
  };
  const of = (isRow: boolean, maltaOption: boolean) => termsVersionOf(dates, { isRow, maltaOption });
  expect(of(true, true)).toEqual(version('2026-03-01', 11));
  expect([of(true, false), of(false, true), of(false, false)]).toEqual(
    Array.from({ length: 3 }, () => version('12-01-2026', 10)),
  );
});

test('RG-05 rest of world without a valid Malta date uses the usual date', () => {
  for (const lastUpdatedDateMalta of [undefined, 'soon', {}]) {
    const dates = {
      lastUpdatedDate: '12-01-2026',
      lastUpdatedDateId: 10,
      lastUpdatedDateMalta,
      lastUpdatedDateIdMalta: 11,
    };
    expect(termsVersionOf(dates, { isRow: true, maltaOption: true })).toEqual(version('12-01-2026', 10));
  }
  expect(
    termsVersionOf(
      { lastUpdatedDate: 5, lastUpdatedDateId: '10', lastUpdatedDateMalta: {} },
      { isRow: true, maltaOption: true },
    ),
  ).toEqual(version(null, null));
});

test('RG-05 the acceptance date is the attribute that the terms name', () => {
  const { regulated } = account(true);
  const attributes = [
    { id: 10, value: '2025-01-01' },
    { id: 11, value: '2026-06-01' },
  ];
  expect(termsStanding({ regulated, attributes }, version('2026-03-01', 10))).toBe('outdated');
  expect(termsStanding({ regulated, attributes }, version('2026-03-01', 11))).toBe('accepted');
  expect(termsStanding({ regulated, attributes }, version('2026-03-01', 12))).toBe('unknown');
  expect(termsStanding({ regulated, attributes }, version('2026-03-01', null))).toBe('accepted');
});

test('RG-06 the date of the terms is written in the language of the page', () => {
  for (const text of ['2026-01-12T00:00:00Z', '2026-01-12', '12-01-2026']) {
    expect([termsDay(text, 'en-GB'), termsDay(text, 'en-CA'), termsDay(text, 'zh-SG')]).toEqual([
      '12 January 2026',
      'January 12, 2026',
      '2026年1月12日',
    ]);
  }
  expect(termsDay('31-02-2026', 'zh-SG')).toBe('31-02-2026');
});

test('RG-05 UK28 an account that names the version has accepted it, and another version is outdated by its date', () => {
  const terms = { ...version('2026-03-01'), version: '2026-2' };
  const named = (acceptedTermsVersion: string, value: string) => ({
    ...account(true, value),
    regulated: { areTermsAndConditionsAccepted: true, acceptedTermsVersion },
  });
  expect(termsStanding(named('2026-2', '2026-02-01'), terms)).toBe('accepted');
  expect(termsStanding(named('2026-1', '2026-02-01'), terms)).toBe('outdated');
  // The page may be older than the acceptance.
  expect(termsStanding(named('2026-3', '2026-04-01'), terms)).toBe('accepted');
  expect(termsStanding(account(true, '2026-02-01'), terms)).toBe('outdated');
});

test('UK28 the changes since an acceptance begin with the version in force and end before the accepted one', () => {
  const versions = ['d', 'c', 'b', 'a'].map((name, at) => ({ version: name, date: `2026-0${4 - at}-01` }));
  const names = (current: string | null, since: Parameters<typeof changesSince>[2]) =>
    changesSince(versions, current, since).map((each) => each.version);
  const at = (day: string) => ({ version: null, at: parseDateTime(day) });
  expect(names('c', { version: 'a', at: null })).toEqual(['c', 'b']);
  expect(names('c', at('2026-01-15'))).toEqual(['c', 'b']);
  expect(names('c', { version: null, at: null })).toEqual(['c']);
  expect(names('c', { version: 'c', at: null })).toEqual(['c']);
  expect([names(null, at('2026-01-15')), names('x', at('2026-01-15'))]).toEqual([[], []]);
});

test('UK28 the last acceptance has the version and the date that the account names', () => {
  const { regulated, attributes } = account(true, '2026-02-01');
  expect(lastAcceptance({ regulated, attributes }, { acceptedAttributeId: 10 })).toEqual({
    version: null,
    at: Date.UTC(2026, 1, 1),
  });
  expect(lastAcceptance(null, { acceptedAttributeId: 10 })).toEqual({ version: null, at: null });
});
