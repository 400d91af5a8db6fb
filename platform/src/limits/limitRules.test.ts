import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfBreak } from './breaks.ts';
import {
  afterConfirmation,
  limitAfterRequest,
  coolingOffMs,
  countedSince,
  monthsLater,
  noLimit,
} from './limitRules.ts';
import type { StoredLimit } from './limitRules.ts';

const hour = 3_600_000;
const at = (text: string): number => Date.parse(text);
const now = at('2026-11-21T12:00:00Z');

test('UK14 ON8 a stricter limit counts at once, a looser one after 24 hours and a word of the player', () => {
  const set = limitAfterRequest(noLimit, 5000, now);
  expect(set).toEqual({ value: 5000, waiting: null });
  expect(limitAfterRequest(set, 2000, now)).toEqual({ value: 2000, waiting: null });
  const asked = limitAfterRequest(set, 9000, now);
  expect(asked).toEqual({ value: 5000, waiting: { value: 9000, askedAt: now } });
  expect(afterConfirmation(asked, now + 24 * hour - 1)).toBeNull();
  expect(afterConfirmation(asked, now + 24 * hour)).toEqual({ value: 9000, waiting: null });
});

test('UK14 no limit at all is the loosest of all, and asking for what counts takes a wish back', () => {
  const set = limitAfterRequest(noLimit, 5000, now);
  const off = limitAfterRequest(set, null, now);
  expect(off.value).toBe(5000);
  expect(afterConfirmation(off, now + coolingOffMs)).toEqual(noLimit);
  expect(limitAfterRequest(off, 5000, now + hour)).toEqual(set);
  expect(afterConfirmation(set, now + coolingOffMs)).toBeNull();
});

const value = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const deed = fc.record({ wish: fc.option(value, { nil: undefined }), hours: fc.integer({ min: 0, max: 30 }) });

test('UK14 ON8 whatever is asked and confirmed in whatever order: a limit never loosens within 24 hours of the last time it was asked to', () => {
  const loose = (limit: number | null): number => limit ?? Infinity;
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      let limit: StoredLimit = noLimit;
      let time = now;
      let lastAsked = -Infinity;
      const waits: number[] = [];
      for (const { wish, hours } of deeds) {
        time += hours * hour;
        const before = limit.value;
        limit = wish === undefined ? (afterConfirmation(limit, time) ?? limit) : limitAfterRequest(limit, wish, time);
        if (loose(limit.value) > loose(before)) waits.push(time - lastAsked);
        if (wish !== undefined) lastAsked = time;
      }
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(24 * hour);
    }),
  );
});

test('UK12 ON7 a day is 24 hours that pass and a week seven of them, also when the clocks change', () => {
  for (const moment of ['2026-03-29T11:00:00Z', '2026-10-25T11:00:00Z', '2026-03-08T17:00:00Z']) {
    expect(at(moment) - countedSince('day', at(moment))).toBe(24 * hour);
    expect(at(moment) - countedSince('week', at(moment))).toBe(7 * 24 * hour);
  }
});

test('a month goes back to the same day and time, or to the last day of a shorter month', () => {
  expect(countedSince('month', at('2026-03-31T10:30:00Z'))).toBe(at('2026-02-28T10:30:00Z'));
  expect(countedSince('month', at('2026-01-15T00:00:00Z'))).toBe(at('2025-12-15T00:00:00Z'));
  expect(monthsLater(at('2028-02-29T08:00:00Z'), 12)).toBe(at('2029-02-28T08:00:00Z'));
});

test('UK20 ON3 ON4 a break ends so many hours or calendar months later', () => {
  const ends = (period: Parameters<typeof endOfBreak>[0]): string =>
    new Date(endOfBreak(period, at('2026-08-31T23:15:00Z'))).toISOString();
  expect(ends('1d')).toBe('2026-09-01T23:15:00.000Z');
  expect(ends('1w')).toBe('2026-09-07T23:15:00.000Z');
  expect(ends('6w')).toBe('2026-10-12T23:15:00.000Z');
  expect(ends('1m')).toBe('2026-09-30T23:15:00.000Z');
  expect(ends('3m')).toBe('2026-11-30T23:15:00.000Z');
  expect(ends('6m')).toBe('2027-02-28T23:15:00.000Z');
  expect(ends('1y')).toBe('2027-08-31T23:15:00.000Z');
  expect(ends('5y')).toBe('2031-08-31T23:15:00.000Z');
});
