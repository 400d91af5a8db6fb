import fc from 'fast-check';
import { expect, test } from 'vitest';
import { animateTo, currentAmount, animationMs } from './animatedAmount.ts';
import type { AnimatedAmount } from './animatedAmount.ts';

test('LB-10 an amount moves from one known value to the next and stays there', () => {
  const first = animateTo(null, 1000, 0);
  expect(currentAmount(first, 5000)).toBe(1000);
  const second = animateTo(first, 1100, 10_000);
  expect([10_000, 15_000, 20_000, 90_000].map((now) => currentAmount(second, now))).toEqual([1000, 1050, 1100, 1100]);
  expect(animateTo(second, 1100, 12_000)).toBe(second);
});

test('LB-10 a jackpot that was won drops to its new amount at once', () => {
  const grown = animateTo(animateTo(null, 5000, 0), 6000, 1000);
  expect(currentAmount(animateTo(grown, 250, 2000), 2000)).toBe(250);
});

test('LB-10 a shown amount never exceeds the known one and decreases only with it', () => {
  const responses = fc.array(
    fc.record({ amount: fc.integer({ min: 0, max: 1e12 }), after: fc.integer({ min: 1, max: 3 * animationMs }) }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(
      responses,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 30, maxLength: 30 }),
      (received, samples) => {
        let moving: AnimatedAmount | null = null;
        let now = 0;
        for (const [index, { amount, after }] of received.entries()) {
          const before: number | null = moving === null ? null : currentAmount(moving, now);
          const known: number = moving?.to ?? amount;
          moving = animateTo(moving, amount, now);
          const at: number = currentAmount(moving, now + Math.floor((samples[index] ?? 0) * after));
          expect(at).toBeLessThanOrEqual(amount);
          if (before !== null && amount >= known) expect(at).toBeGreaterThanOrEqual(before);
          expect(Number.isInteger(at)).toBe(true);
          now += after;
        }
      },
    ),
  );
});
