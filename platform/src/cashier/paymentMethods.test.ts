import { expect, test } from 'vitest';
import { englishMessages } from './frame/messages.en.ts';
import { chineseMessages } from './frame/messages.zh.ts';
import { paymentMethods } from './paymentMethods.ts';
import { methodResponses } from './paymentResponses.ts';
import { dueStep } from './paymentStep.ts';

const accounts = paymentMethods.flatMap((method) =>
  method.directions.flatMap((direction) =>
    method.instruments.map((instrument) => ({ method, direction, instrument, id: instrument.id })),
  ),
);

test.each(accounts)(
  'BK-01 the time that $method.id says for a $direction to $id is what its first answer takes',
  ({ method, direction, instrument }) => {
    const first = dueStep({ direction, state: 'authorising', outcome: instrument.outcome, steppedAt: 0 }, 0);
    const isAtOnce = first !== null && first.state !== 'pending';
    // The one account that never answers is no measure of its method.
    const expected = isAtOnce || instrument.outcome === 'silent' ? /^At once/ : /minute$/;
    expect(method.note[direction].en).toMatch(direction === 'withdrawal' ? /review of about a minute$/ : expected);
  },
);

test.each(accounts)(
  'BK-01 a refusal of a $direction by $id is explained in words that fit $method.id',
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
      expect([englishMessages.reasons[reason], chineseMessages.reasons[reason]].join(' ')).not.toMatch(/bank|银行/i);
  },
);

test('BK-01 a voucher that was used before has a sentence of its own', () => {
  expect(englishMessages.reasons.voucherUsed).toContain('voucher has been used');
  expect(methodResponses('en').find(({ id }) => id === 'card')?.note).toEqual({
    deposit: 'At once',
    withdrawal: 'After a review of about a minute',
  });
});
