import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseStoredBalance, crossesBelow, storedBalanceText } from './crossesBelow.ts';

test('BK-04 crossesBelow is true once per fall below the threshold', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 })), fc.integer({ min: 1, max: 999 }), (amounts, threshold) => {
      let [before, crossings, falls]: [number | null, number, number] = [null, 0, 0];
      for (const now of amounts) {
        if (crossesBelow(before, now, threshold)) crossings += 1;
        if (before !== null && before >= threshold && now < threshold) falls += 1;
        before = now;
      }
      expect(crossings).toBe(falls);
      expect(crossings).toBeLessThanOrEqual(amounts.filter((amount) => amount >= threshold).length);
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

test('balanceIn reads only the well-formed stored balance of the same player', () => {
  for (const userId of [7, 12, 999_999_999])
    expect(parseStoredBalance(storedBalanceText(userId, 1200), userId)).toBe(1200);
  expect(parseStoredBalance(storedBalanceText(7, 5), 7)).toBe(5);
  for (const stored of [
    storedBalanceText(8, 1200),
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
    expect([stored, parseStoredBalance(stored, 7)]).toEqual([stored, null]);
});
