import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedStep, maxStep, mayMove } from './allowedStep.ts';
import { celebrationOf } from './celebration.ts';
import { dialSteps } from './dialSteps.ts';
import { isStill } from './isStill.ts';

const step = fc.constantFrom(...dialSteps);
const market = fc.constantFrom('full', 'restrained', 'none');
const payout = fc.record({ stake: fc.integer({ min: 1, max: 1000 }), win: fc.integer({ min: 0, max: 100_000 }) });
const levels = ['none', 'win', 'bigWin'];
const place = (each: (typeof dialSteps)[number]) => dialSteps.indexOf(each);

test('UK9 ON5 the step of the dial is the calmer one of the player’s and the market’s', () => {
  fc.assert(
    fc.property(step, market, (chosen, rule) => {
      expect(place(allowedStep(chosen, rule))).toBe(Math.min(place(chosen), place(maxStep[rule])));
    }),
  );
});

test('UI-04 nothing moves at a still step, or where the device asks for less motion', () => {
  fc.assert(
    fc.property(step, fc.boolean(), (chosen, prefersReducedMotion) => {
      expect(mayMove(chosen, prefersReducedMotion)).toBe(place(chosen) >= place('balanced') && !prefersReducedMotion);
    }),
  );
});

test('UK9 ON5 UI-04 nothing is celebrated more than player, market and device allow, and a calmer step never adds', () => {
  fc.assert(
    fc.property(step, step, market, fc.boolean(), payout, (one, other, rule, prefersReducedMotion, round) => {
      const at = (chosen: typeof one) => celebrationOf(round, { market: rule, step: chosen, prefersReducedMotion });
      const [calmer, livelier] = place(one) <= place(other) ? [one, other] : [other, one];
      expect(levels.indexOf(at(calmer).level)).toBeLessThanOrEqual(levels.indexOf(at(livelier).level));
      const { level, isMoving } = at(one);
      if (isStill(one) || rule === 'none') expect(level).toBe('none');
      if (rule !== 'full' || one !== 'lively' || prefersReducedMotion) expect(level).not.toBe('bigWin');
      if (prefersReducedMotion) expect(isMoving).toBe(false);
    }),
  );
});
