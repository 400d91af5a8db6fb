import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movingTo, shownAmount, stepOverMs } from './movingAmount.ts';
import type { MovingAmount } from './movingAmount.ts';

test('LB-10 a figure walks from one known amount to the next and waits there', () => {
  const first = movingTo(null, 1000, 0);
  expect(shownAmount(first, 5000)).toBe(1000);
  const second = movingTo(first, 1100, 10_000);
  expect([10_000, 15_000, 20_000, 90_000].map((now) => shownAmount(second, now))).toEqual([1000, 1050, 1100, 1100]);
  expect(movingTo(second, 1100, 12_000)).toBe(second);
});

test('LB-10 a jackpot that was won begins low at once', () => {
  const grown = movingTo(movingTo(null, 5000, 0), 6000, 1000);
  expect(shownAmount(movingTo(grown, 250, 2000), 2000)).toBe(250);
});

test('LB-10 whatever is known when, the figure never passes what is known and only falls when the amount does', () => {
  const responses = fc.array(
    fc.record({ amount: fc.integer({ min: 0, max: 1e12 }), after: fc.integer({ min: 1, max: 3 * stepOverMs }) }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(
      responses,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 30, maxLength: 30 }),
      (given, looks) => {
        let moving: MovingAmount | null = null;
        let now = 0;
        for (const [index, { amount, after }] of given.entries()) {
          const before: number | null = moving === null ? null : shownAmount(moving, now);
          const known: number = moving?.to ?? amount;
          moving = movingTo(moving, amount, now);
          const at: number = shownAmount(moving, now + Math.floor((looks[index] ?? 0) * after));
          expect(at).toBeLessThanOrEqual(amount);
          if (before !== null && amount >= known) expect(at).toBeGreaterThanOrEqual(before);
          expect(Number.isInteger(at)).toBe(true);
          now += after;
        }
      },
    ),
  );
});
