import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceIn, crossesBelow, lastKnownBalance } from './crossesBelow.ts';

test('BK-04 the reminder is due once per crossing, however the balance moves', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 })), fc.integer({ min: 1, max: 999 }), (amounts, threshold) => {
      let [before, told, falls]: [number | null, number, number] = [null, 0, 0];
      for (const now of amounts) {
        if (crossesBelow(before, now, threshold)) told += 1;
        if (before !== null && before >= threshold && now < threshold) falls += 1;
        before = now;
      }
      expect(told).toBe(falls);
      expect(told).toBeLessThanOrEqual(amounts.filter((amount) => amount >= threshold).length);
    }),
  );
  expect([
    crossesBelow(null, 0, 500),
    crossesBelow(500, 499, 500),
    crossesBelow(499, 0, 500),
    crossesBelow(600, 500, 500),
    crossesBelow(null, -1, 0),
  ]).toEqual([false, true, false, false, false]);
});

test('what was kept is of one player, and nothing else is read from it', () => {
  for (const userId of [7, 12, 999_999_999]) expect(balanceIn(lastKnownBalance(userId, 1200), userId)).toBe(1200);
  expect(balanceIn(lastKnownBalance(7, 5), 7)).toBe(5);
  for (const kept of [
    lastKnownBalance(8, 1200),
    null,
    '',
    '7',
    ' 7:1200',
    'x7:1200',
    '7:1200x',
    '7:-1',
    '7:x',
    '7:1:2',
  ])
    expect([kept, balanceIn(kept, 7)]).toEqual([kept, null]);
});
