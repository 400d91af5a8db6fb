import { expect, test } from 'vitest';
import { quickStakeChoices } from './quickStakes.ts';

test('quickStakeChoices offers every stake of a short list', () => {
  expect(quickStakeChoices([20, 40, 60, 100, 200, 500])).toEqual([20, 40, 60, 100, 200, 500]);
});

test('quickStakeChoices spreads six choices over a long list, with the lowest and the highest', () => {
  expect(quickStakeChoices([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])).toEqual([1, 3, 5, 7, 9, 11]);
});

test('GM-05 quickStakeChoices keeps the default and the current stake of a long list, in ascending order', () => {
  const stakes = Array.from({ length: 30 }, (_, at) => (at + 1) * 10);
  for (const first of stakes)
    for (const chosen of stakes) {
      const choices = quickStakeChoices(stakes, [first, chosen]);
      expect(choices).toHaveLength(6);
      expect(choices).toEqual([...new Set(choices)].toSorted((one, other) => one - other));
      expect(choices).toEqual(expect.arrayContaining([10, 300, first, chosen]));
    }
});

test('quickStakeChoices ignores a stake that is not in the list', () => {
  expect(quickStakeChoices([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [0.5])).toEqual([1, 3, 5, 7, 9, 11]);
});

test('UK24 quickStakeChoices offers only stakes of the list', () => {
  expect(quickStakeChoices([20, 40])).toEqual([20, 40]);
});
