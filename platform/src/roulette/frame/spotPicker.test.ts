import { describe, expect, test } from 'vitest';
import { rouletteSpots } from '../rouletteSpots.ts';
import { rouletteMessages } from './rouletteMessages.ts';
import { betsAround } from './spotPicker.ts';

const inside = rouletteSpots.filter(({ kind }) => ['straight', 'split', 'street', 'corner', 'sixLine'].includes(kind));

describe('the enlarged bets of a number', () => {
  test('are all inside bets that cover it, each in a place of its own', () => {
    for (let number = 0; number <= 36; number++) {
      const around = betsAround(number);
      expect(around.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b))).toEqual(
        inside
          .filter(({ numbers }) => numbers.includes(number))
          .map(({ id }) => id)
          .toSorted((a, b) => a.localeCompare(b)),
      );
      expect(new Set(around.map(({ column, row }) => `${column}:${row}`)).size).toBe(around.length);
      // Three columns leave room for a finger on the narrowest phone.
      expect(Math.max(...around.map(({ column }) => column))).toBeLessThanOrEqual(3);
    }
  });

  test('lie as they do on the layout: 17 in the middle, 14 to its left, 18 above, its street below', () => {
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

test.each(['en', 'zh'] as const)('every spot has a name of its own in %s', (culture) => {
  const names = rouletteSpots.map((spot) => rouletteMessages[culture].spot(spot));
  expect(new Set(names).size).toBe(names.length);
  // What is written in a box is part of its name, so that it can be asked for by voice.
  for (const spot of rouletteSpots) {
    if (['split', 'street', 'corner', 'sixLine'].includes(spot.kind)) continue;
    expect(rouletteMessages[culture].spot(spot)).toContain(rouletteMessages[culture].box(spot));
  }
});
