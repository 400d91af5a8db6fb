import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stakeSteps } from './stakeSteps.ts';

test('UK16 stakes to choose from are the round amounts between minimum and maximum', () => {
  expect(stakeSteps({ minimum: 20, maximum: 500 })).toEqual([20, 50, 100, 200, 500]);
  expect(stakeSteps({ minimum: 30, maximum: 250 })).toEqual([30, 50, 100, 200, 250]);
  expect(stakeSteps({ minimum: 100, maximum: 100 })).toEqual([100]);
});

test('UK16 stakes to choose from rise from minimum to maximum', () => {
  const amount = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [minimum, maximum] = [Math.min(one, other), Math.max(one, other)];
      const steps = stakeSteps({ minimum, maximum });
      expect([steps[0], steps.at(-1)]).toEqual([minimum, maximum]);
      steps.slice(1).forEach((step, at) => expect(step).toBeGreaterThan(steps[at] ?? 0));
      expect(steps.length).toBeLessThan(52);
    }),
  );
});
