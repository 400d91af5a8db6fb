import { expect, test } from 'vitest';
import { dateAndTime, timeOfDay } from './dateAndTime.ts';

test('dates have day, month, year and time zone', () => {
  const at = Date.UTC(2026, 10, 6, 3, 5, 9);
  expect([dateAndTime(at), timeOfDay(at)]).toEqual(['6 Nov 2026, 03:05 UTC', '03:05:09']);
});
