import { expect, test } from 'vitest';
import { cardNamed } from '../cards/card.ts';
import { exampleHands } from './exampleHands.ts';
import { evaluateHand, pokerHands } from './pokerHand.ts';

/** Cards that complete an example without making a better hand. */
const fillers = ['2S', '5H', '8C', 'TD'];

test.each(pokerHands.filter((hand) => hand !== 'nothing'))('the example of %s makes exactly this hand', (hand) => {
  const example = exampleHands[hand];
  const [a, b, c, d, e] = [...example, ...fillers.slice(0, 5 - example.length)].map(cardNamed);
  expect(pokerHands[evaluateHand(a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0)]).toBe(hand);
});
