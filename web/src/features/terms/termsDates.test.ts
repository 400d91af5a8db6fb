import { expect, test } from 'vitest';
import { lastUpdatedOf, readMoment, termsDay, termsStanding } from './termsDates.ts';

const account = (areTermsAndConditionsAccepted: boolean, value?: string) => ({ regulated: { areTermsAndConditionsAccepted }, attributes: [{ id: 3, value: 'x' }, ...(value === undefined ? [] : [{ id: 10, value }])] });

test('RG-05 terms show when they were not accepted, and when they changed after the player accepted', () => {
  expect(termsStanding(account(false), '2026-01-12T00:00:00Z')).toBe('notAccepted');
  expect(termsStanding(account(false), null)).toBe('notAccepted');
  expect(termsStanding(account(true, '2026-01-11T23:59:59.999Z'), '2026-01-12T00:00:00Z')).toBe('outdated');
  expect(termsStanding(account(true, '2026-01-12T00:00:00.000Z'), '2026-01-12T00:00:00Z')).toBe('accepted');
  expect(termsStanding(account(true, '01-02-2026'), '12-01-2026')).toBe('accepted');
  expect(termsStanding(account(true, '11-01-2026'), '12-01-2026')).toBe('outdated');
});

test('RG-05 what is not known is not accepted: no account, or no day of acceptance to compare with', () => {
  expect(termsStanding(null, '2026-01-12')).toBe('unknown');
  expect(termsStanding(null, null)).toBe('unknown');
  expect(termsStanding(account(true), '2026-01-12')).toBe('unknown');
  expect(termsStanding(account(true, '31-02-2026'), '2026-01-12')).toBe('unknown');
});

test('RG-05 a date of the terms that is none changes nothing for who accepted them', () => {
  for (const date of ['31-02-2026', '12/01/2026', 'soon', '']) {
    expect(lastUpdatedOf({ lastUpdatedDate: date }, { isRow: false, maltaOption: false })).toBeNull();
    expect(termsStanding(account(true, '2025-01-01'), date)).toBe('accepted');
  }
  expect(readMoment('2026-01-12Tx')).toBeNull();
});

test('RG-05 the rest of the world with the Malta option goes by the Malta dates, everybody else by the others', () => {
  const dates = { lastUpdatedDate: '12-01-2026', lastUpdatedDateMalta: '2026-03-01' };
  const of = (isRow: boolean, maltaOption: boolean) => lastUpdatedOf(dates, { isRow, maltaOption });
  expect([of(true, true), of(true, false), of(false, true), of(false, false)]).toEqual(['2026-03-01', '12-01-2026', '12-01-2026', '12-01-2026']);
  expect(lastUpdatedOf({ lastUpdatedDate: '12-01-2026' }, { isRow: true, maltaOption: true })).toBeNull();
  expect(lastUpdatedOf({ lastUpdatedDate: 5, lastUpdatedDateMalta: {} }, { isRow: false, maltaOption: true })).toBeNull();
});

test('RG-06 the day of the terms is written as the reader’s language writes days', () => {
  for (const text of ['2026-01-12T00:00:00Z', '2026-01-12', '12-01-2026']) {
    expect([termsDay(text, 'en-GB'), termsDay(text, 'en-CA'), termsDay(text, 'zh-SG')]).toEqual(['12 January 2026', 'January 12, 2026', '2026年1月12日']);
  }
  expect(termsDay('31-02-2026', 'zh-SG')).toBe('31-02-2026');
});
