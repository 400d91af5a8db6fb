import * as v from 'valibot';
import { expect, test } from 'vitest';
import { registrationLimits } from './registrationDetails.ts';

const accepts = (kind: string, value: number) => v.is(registrationLimits, [{ kind, period: 'day', value }]);

test('a money limit ranges from one to one million currency units', () => {
  for (const kind of ['deposit', 'loss']) {
    expect([99, 100, 100_000_000, 100_000_001].map((value) => accepts(kind, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  }
});

test('a time limit ranges from one minute to 31 days', () => {
  expect([0, 1, 99, 44_640, 44_641, 1.5].map((value) => accepts('time', value))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
});
