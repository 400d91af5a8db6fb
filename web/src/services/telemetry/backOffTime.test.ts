import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultBackOffMs, failureWaitMs, collectorDelayMs } from './backOffTime.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test('TE-03 reads Retry-After as seconds or a date, and uses the default otherwise', () => {
  expect(collectorDelayMs('120', now)).toBe(120_000);
  expect(collectorDelayMs('Sat, 21 Nov 2026 12:00:45 GMT', now)).toBe(45_000);
  expect(collectorDelayMs('Sat, 21 Nov 2026 11:00:00 GMT', now)).toBe(0);
  for (const text of [null, '', 'soon', '-5', '1.5', '2026'])
    expect(collectorDelayMs(text, now)).toBe(text === '2026' ? 2_026_000 : defaultBackOffMs);
  expect(collectorDelayMs('999999999', now)).toBe(3_600_000);
});

test('TE-03 the delay is between zero and one hour for any header', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const wait = collectorDelayMs(text, now);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(3_600_000);
    }),
  );
});

test('delays grow with failures up to one minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(failureWaitMs)).toEqual([5000, 5000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});
