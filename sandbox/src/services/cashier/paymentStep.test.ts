import type { Direction } from '@foyer/contract/cashierFrame';
import { finalPaymentStates, paymentStates } from '@foyer/contract/payment';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomes, type Outcome } from './paymentMethods.ts';
import { dueStep, paymentTimes } from './paymentStep.ts';

/** The states a payment passes through when nobody enters a code, each as soon as it is due. */
function way(direction: Direction, outcome: Outcome): string[] {
  const seen: string[] = ['created'];
  let facts = { direction, outcome, state: 'created' as (typeof paymentStates)[number], steppedAt: 0 };
  for (let now = 0; now <= 1_000_000; now += 10_000) {
    for (let step = dueStep(facts, now); step; step = dueStep(facts, now)) {
      facts = { ...facts, state: step.state, steppedAt: now };
      seen.push(step.reason === null ? step.state : `${step.state}: ${step.reason}`);
    }
  }
  return seen;
}

test('BK-01 every test account gives a deposit the outcome that its name states', () => {
  expect(Object.fromEntries(outcomes.map((outcome) => [outcome, way('deposit', outcome).slice(2).join(', ')]))).toEqual(
    {
      approved: 'booked',
      challenge: 'challenge, expired: noAnswer',
      declined: 'refused: declined',
      voucherUsed: 'refused: voucherUsed',
      noFunds: 'refused: methodHasNoFunds',
      slow: 'pending, booked',
      slowDeclined: 'pending, refused: declined',
      silent: 'expired: noAnswer',
    },
  );
});

test('BK-01 a withdrawal is reviewed before it is paid and never requires a code', () => {
  expect(
    Object.fromEntries(outcomes.map((outcome) => [outcome, way('withdrawal', outcome).slice(2).join(', ')])),
  ).toEqual({
    approved: 'pending, booked',
    challenge: 'pending, booked',
    declined: 'pending, refused: declined',
    voucherUsed: 'pending, refused: voucherUsed',
    noFunds: 'pending, refused: declined',
    slow: 'pending, booked',
    slowDeclined: 'pending, refused: declined',
    silent: 'expired: noAnswer',
  });
});

test('BK-05 every payment reaches a final state and does not change after that', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Direction>('deposit', 'withdrawal'),
      fc.constantFrom(...outcomes),
      fc.constantFrom(...paymentStates),
      fc.nat(),
      (direction, outcome, state, waited) => {
        const isOver = finalPaymentStates.includes(state);
        const longest = Math.max(...Object.values(paymentTimes));
        if (isOver) expect(dueStep({ direction, outcome, state, steppedAt: 0 }, waited)).toBeNull();
        else expect(dueStep({ direction, outcome, state, steppedAt: 0 }, waited + longest)).not.toBeNull();
      },
    ),
  );
});
