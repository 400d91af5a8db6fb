import { expect, test } from 'vitest';
import { messages } from './en/roundDraw.ts';

test.each([
  [1, 'Three equal cells won the price back.'],
  [5, 'Three equal cells won 5 times the price.'],
])('a scratch prize of %i times the price is a plain sentence', (multiple, sentence) => {
  expect(messages.scratchPrize(multiple)).toBe(sentence);
});
