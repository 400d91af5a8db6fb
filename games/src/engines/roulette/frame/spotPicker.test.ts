import { describe, expect, test } from 'vitest';
import { rouletteSpots } from '../rouletteSpots.ts';
import { rouletteMessages, spotFacts } from './rouletteMessages.ts';
import { betsAround } from './spotPicker.ts';

const inside = rouletteSpots.filter(({ kind }) => ['straight', 'split', 'street', 'corner', 'sixLine'].includes(kind));

describe('the enlarged bets around a number', () => {
  test('are all inside bets that cover it, each at its own position', () => {
    for (let number = 0; number <= 36; number++) {
      const around = betsAround(number);
      expect(around.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(
        inside
          .filter(({ numbers }) => numbers.includes(number))
          .map(({ id }) => id)
          .toSorted((a, b) => a.localeCompare(b)),
      );
      expect(new Set(around.map(({ column, row }) => `${column}:${row}`)).size).toBe(around.length);
      // More than three columns would be too narrow for touch on the smallest phone.
      expect(Math.max(...around.map(({ column }) => column))).toBeLessThanOrEqual(3);
    }
  });

  test('are arranged as on the layout: 17 in the centre, 14 left, 18 above, its street below', () => {
    const at = (id: string): [number, number] | undefined => {
      const found = betsAround(17).find((bet) => bet.id === id);
      return found && [found.column, found.row];
    };
    expect(at('straight-17')).toEqual([2, 2]);
    expect(at('split-14-17')).toEqual([1, 2]);
    expect(at('split-17-18')).toEqual([2, 1]);
    expect(at('street-16-17-18')).toEqual([2, 4]);
  });
});

test.each(['en', 'zh'] as const)('every spot has a unique name in %s', (culture) => {
  const names = rouletteSpots.map((spot) => rouletteMessages[culture].spot(spotFacts(spot)));
  expect(new Set(names).size).toBe(names.length);
  // The visible label is part of the name, so that speech input finds the spot.
  for (const spot of rouletteSpots) {
    if (['split', 'street', 'corner', 'sixLine'].includes(spot.kind)) continue;
    expect(rouletteMessages[culture].spot(spotFacts(spot))).toContain(rouletteMessages[culture].box(spotFacts(spot)));
  }
});
