import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cardName, cardNamed, cardNameSchema, deckSize } from './card.ts';
import { dealCard } from './dealCard.ts';
import { createFastShoe } from './fastShoe.ts';

test('every card has a unique name and can be looked up by it', () => {
  const names = Array.from({ length: deckSize }, (_, card) => cardName(card));
  expect(new Set(names).size).toBe(deckSize);
  names.forEach((name, card) => {
    expect(v.is(cardNameSchema, name)).toBe(true);
    expect(cardNamed(name)).toBe(card);
  });
  expect([cardName(0), cardName(51), cardNamed('TS')]).toEqual(['2C', 'AS', 35]);
  expect(() => cardNamed('1S')).toThrow('no card');
});

test('each draw deals a different remaining card', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.nat(deckSize - 1), { maxLength: 40 }),
      (decks, candidates) => {
        const dealt = candidates.filter(
          (card, at) => candidates.slice(0, at).filter((one) => one === card).length < decks,
        );
        const left = decks * deckSize - dealt.length;
        const counts = new Map<number, number>();
        for (const card of dealt) counts.set(card, (counts.get(card) ?? 0) + 1);
        for (let at = 0; at < left; at++) {
          const card = dealCard(decks, dealt, (below) => (expect(below).toBe(left), at));
          counts.set(card, (counts.get(card) ?? 0) + 1);
        }
        expect([...counts.values()].every((count) => count === decks)).toBe(true);
        expect(counts.size).toBe(deckSize);
      },
    ),
    { numRuns: 20 },
  );
});

test('a draw out of range throws an error', () => {
  expect(() => dealCard(1, [], () => 52)).toThrow('out of range');
});

test('the fast shoe deals every card once before it starts again', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const shoe = createFastShoe(1, (below) => (numbers.next().value as number) % below);
      for (let round = 0; round < 2; round++) {
        shoe.gather();
        expect(new Set(Array.from({ length: deckSize }, () => shoe.deal())).size).toBe(deckSize);
      }
    }),
    { numRuns: 20 },
  );
});
