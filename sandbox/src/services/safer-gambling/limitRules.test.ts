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

test('UK14 ON8 a stricter limit applies at once, a looser one after 24 hours and confirmation', () => {
  const set = limitAfterRequest(noLimit, 5000, now);
  expect(set).toEqual({ value: 5000, waiting: null });
  expect(limitAfterRequest(set, 2000, now)).toEqual({ value: 2000, waiting: null });
  const requested = limitAfterRequest(set, 9000, now);
  expect(requested).toEqual({ value: 5000, waiting: { value: 9000, requestedAt: now } });
  expect(afterConfirmation(requested, now + 24 * hour - 1)).toBe('tooEarly');
  expect(afterConfirmation(requested, now + 24 * hour)).toEqual({ value: 9000, waiting: null });
});

test('UK14 removing a limit counts as loosening it, and requesting the current value cancels it', () => {
  const set = limitAfterRequest(noLimit, 5000, now);
  const off = limitAfterRequest(set, null, now);
  expect(off.value).toBe(5000);
  expect(afterConfirmation(off, now + coolingOffMs)).toEqual(noLimit);
  expect(limitAfterRequest(off, 5000, now + hour)).toEqual(set);
  expect(afterConfirmation(set, now + coolingOffMs)).toBe('noneWaits');
});

const value = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const step = fc.record({ newValue: fc.option(value, { nil: undefined }), hours: fc.integer({ min: 0, max: 30 }) });

/** A refused confirmation leaves the limit as it is. */
function confirmed(limit: StoredLimit, time: number): StoredLimit {
  const result = afterConfirmation(limit, time);
  return typeof result === 'string' ? limit : result;
}

test('UK14 ON8 a limit never loosens within 24 hours of the latest request, in any order of steps', () => {
  const effectiveLimit = (limit: number | null): number => limit ?? Infinity;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let limit: StoredLimit = noLimit;
      let time = now;
      let lastRequestAt = -Infinity;
      const waits: number[] = [];
      for (const { newValue, hours } of steps) {
        time += hours * hour;
        const before = limit.value;
        limit = newValue === undefined ? confirmed(limit, time) : limitAfterRequest(limit, newValue, time);
        if (effectiveLimit(limit.value) > effectiveLimit(before)) waits.push(time - lastRequestAt);
        if (newValue !== undefined) lastRequestAt = time;
      }
      expect(Math.min(...waits)).toBeGreaterThanOrEqual(24 * hour);
    }),
  );
});

test('UK12 ON7 a day is 24 elapsed hours and a week seven days, also when the clocks change', () => {
  for (const moment of ['2026-03-29T11:00:00Z', '2026-10-25T11:00:00Z', '2026-03-08T17:00:00Z']) {
    expect(at(moment) - countedSince('day', at(moment))).toBe(24 * hour);
    expect(at(moment) - countedSince('week', at(moment))).toBe(7 * 24 * hour);
  }
});

test('UK12 ON7 a month goes back to the same day and time, or to the last day of a shorter month', () => {
  expect(countedSince('month', at('2026-03-31T10:30:00Z'))).toBe(at('2026-02-28T10:30:00Z'));
  expect(countedSince('month', at('2026-01-15T00:00:00Z'))).toBe(at('2025-12-15T00:00:00Z'));
  expect(monthsLater(at('2028-02-29T08:00:00Z'), 12)).toBe(at('2029-02-28T08:00:00Z'));
});

test('UK20 ON3 ON4 a break ends after its hours or calendar months', () => {
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
