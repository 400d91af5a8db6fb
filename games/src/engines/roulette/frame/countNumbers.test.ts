import { expect, test } from 'vitest';
import { countNumbers } from './countNumbers.ts';

test('counts colours, parity and halves of the last numbers, and zero in none of them', () => {
  expect(countNumbers([0, 17, 18, 19, 36, 0])).toEqual({
    spins: 6,
    zero: 2,
    red: 3,
    black: 1,
    odd: 2,
    even: 2,
    low: 2,
    high: 2,
  });
});
