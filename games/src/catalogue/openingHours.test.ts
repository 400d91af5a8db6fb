import { expect, test } from 'vitest';
import { closedUntil, openingPeriod } from './openingHours.ts';

const utc = (text: string) => Date.parse(`${text}Z`);
const evening = { from: 18, to: 6 };

test('a table that closes after midnight is open on both sides of midnight', () => {
  const period = { opensAt: utc('2026-11-24T17:00'), closesAt: utc('2026-11-25T05:00') };
  for (const now of ['2026-11-24T17:00', '2026-11-24T22:59', '2026-11-24T23:00', '2026-11-25T04:59'])
    expect(openingPeriod(evening, utc(now))).toEqual(period);
  expect(closedUntil(evening, utc('2026-11-25T04:59'))).toBeNull();
});

test('a closed table states its next opening, today or tomorrow', () => {
  expect(closedUntil(evening, utc('2026-11-25T05:00'))).toBe(utc('2026-11-25T17:00'));
  expect(closedUntil({ from: 14, to: 22 }, utc('2026-11-25T21:00'))).toBe(utc('2026-11-26T13:00'));
  expect(closedUntil({ from: 14, to: 22 }, utc('2026-11-25T20:59'))).toBeNull();
});

test('a table that closes at midnight is closed from midnight on', () => {
  const hours = { from: 16, to: 0 };
  expect(closedUntil(hours, utc('2026-11-24T22:59'))).toBeNull();
  expect(closedUntil(hours, utc('2026-11-24T23:00'))).toBe(utc('2026-11-25T15:00'));
});

test('opening hours keep the studio’s clock time when the clocks change', () => {
  // Clocks go back on 25 October 2026 and forward on 28 March 2027, both within the opening period.
  expect(openingPeriod(evening, utc('2026-10-24T20:00'))).toEqual({
    opensAt: utc('2026-10-24T16:00'),
    closesAt: utc('2026-10-25T05:00'),
  });
  expect(openingPeriod(evening, utc('2027-03-27T20:00'))).toEqual({
    opensAt: utc('2027-03-27T17:00'),
    closesAt: utc('2027-03-28T04:00'),
  });
});

test('an opening time that the change of clocks skips is an hour later', () => {
  expect(openingPeriod({ from: 2, to: 8 }, utc('2027-03-27T22:00')).opensAt).toBe(utc('2027-03-28T01:00'));
});
