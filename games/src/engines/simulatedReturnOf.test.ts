import { expect, test } from 'vitest';
import { engines } from './engines.ts';
import { simulatedReturnOf } from './simulatedReturnOf.ts';

test('GM-09 every model has a simulated return, and its interval contains the published return', () => {
  for (const { kind, models } of Object.values(engines)) {
    for (const { id, rtp } of models) {
      const { mean = 0, halfWidth = 0 } = simulatedReturnOf(kind, id) ?? {};
      expect(Math.abs(mean - rtp), `${kind} ${id}`).toBeLessThanOrEqual(halfWidth + 0.01);
      expect(halfWidth, `${kind} ${id}`).toBeGreaterThan(0);
    }
  }
});

test('an unknown model has no simulated return', () => {
  expect(simulatedReturnOf('slot', 'unknown')).toBeUndefined();
});
