import * as v from 'valibot';
import { expect, test } from 'vitest';
import { dateTime } from './dateTime.ts';

test.each([
  ['2026-11-28T01:02:03.000Z', '2026-11-28T01:02:03.000Z'],
  ['2026-11-28T01:02:03', '2026-11-28T01:02:03.000Z'],
  ['2026-11-28 01:02', '2026-11-28T01:02:00.000Z'],
  ['2026-11-28T01:02:03.1234567+02:00', '2026-11-27T23:02:03.123Z'],
  ['2026-11-28T01:02:03-05:30', '2026-11-28T06:32:03.000Z'],
])('%s is the moment %s', (text, moment) => {
  expect(v.parse(dateTime, text)).toBe(moment);
  expect(v.parse(dateTime, moment)).toBe(moment);
});

test.each(['', '2026-11-28', '2026-02-30T01:02:03Z', '2026-13-28T01:02:03Z', '28/11/2026 01:02', 'x'.repeat(100)])(
  '%s is no date and time',
  (text) => {
    expect(v.is(dateTime, text)).toBe(false);
  },
);
