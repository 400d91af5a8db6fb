import { gameKinds, gameTraits } from '@foyer/contract/gameTraits';
import { expect, test } from 'vitest';
import { factsLimit, packFacts, unpackFacts } from './gameFacts.ts';

const every = [...gameKinds, 'other' as const].flatMap((kind) =>
  [...gameTraits.volatility, undefined].flatMap((volatility) =>
    [true as const, undefined].flatMap((isNew) =>
      [true as const, undefined].map((isUnavailable) => ({ kind, volatility, isNew, isUnavailable })),
    ),
  ),
);

test('facts of a game are packed into one number each and unpacked again', () => {
  const packed = every.map(packFacts);
  expect(new Set(packed).size).toBe(every.length);
  expect(Math.min(...packed)).toBe(0);
  expect(Math.max(...packed)).toBeLessThan(factsLimit);
  expect(factsLimit).toBeLessThanOrEqual(65_536);
  expect(packed.map(unpackFacts)).toEqual(every);
});

test('unpackFacts reads an invalid number as 0 and returns the same object for the same number', () => {
  for (const packed of [-1, factsLimit, 0.5]) expect(unpackFacts(packed)).toEqual(unpackFacts(0));
  expect(unpackFacts(5)).toBe(unpackFacts(5));
});
