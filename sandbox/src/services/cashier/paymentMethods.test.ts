import { expect, test } from 'vitest';
import { cashierMessages } from './frame/cashierMessages.ts';
import { paymentMethods } from './paymentMethods.ts';
import { methodResponses } from './paymentResponses.ts';
import { dueStep } from './paymentStep.ts';

const accounts = paymentMethods.flatMap((method) =>
  method.directions.flatMap((direction) =>
    method.instruments.map((instrument) => ({ method, direction, instrument, id: instrument.id })),
  ),
);

test.each(accounts)(
  'BK-01 the stated time of $method.id for a $direction to $id matches its first response',
  ({ method, direction, instrument }) => {
    const first = dueStep({ direction, state: 'authorising', outcome: instrument.outcome, steppedAt: 0 }, 0);
    const isAtOnce = first !== null && first.state !== 'pending';
    // The account that never responds does not reflect the time of its method.
    const expected = isAtOnce || instrument.outcome === 'silent' ? /^Instant/ : /minute$/;
    expect(method.note[direction].en).toMatch(direction === 'withdrawal' ? /^About a minute, after review$/ : expected);
  },
);

test.each(accounts)(
  'BK-01 the explanation of a refused $direction by $id fits $method.id',
  ({ method, direction, instrument }) => {
    const first = dueStep(
      { direction, state: 'authorising', outcome: instrument.outcome, steppedAt: 0 },
      Number.MAX_SAFE_INTEGER,
    );
    const last =
      first?.state === 'pending'
        ? dueStep({ direction, state: 'pending', outcome: instrument.outcome, steppedAt: 0 }, Number.MAX_SAFE_INTEGER)
        : first;
    const reason = last?.reason ?? null;
    if (reason === null) return expect(last?.state).toMatch(/booked|challenge/);
    expect(method.id === 'voucher').toBe(reason === 'voucherUsed');
    if (method.id !== 'bank' && method.id !== 'card')
      expect([cashierMessages.en.reasons[reason], cashierMessages.zh.reasons[reason]].join(' ')).not.toMatch(
        /bank|银行/i,
      );
  },
);

test('BK-01 a voucher that was already used has its own message', () => {
  expect(cashierMessages.en.reasons.voucherUsed).toContain('voucher has already been used');
  expect(methodResponses('en').find(({ id }) => id === 'card')?.note).toEqual({
    deposit: 'Instant',
    withdrawal: 'About a minute, after review',
  });
});
