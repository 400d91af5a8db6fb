import { expect, test } from 'vitest';
import { paysToOne, rouletteSpots, spotById, type SpotKind } from './rouletteSpots.ts';
import { colourOf, wheelOrder } from './rouletteWheel.ts';

const countOf = (kind: SpotKind): number => rouletteSpots.filter((spot) => spot.kind === kind).length;
const distinct = (values: Iterable<unknown>): number => new Set(values).size;

test('the wheel has every number from 0 to 36 once, alternating red and black', () => {
  expect(wheelOrder.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, at) => at));
  const round = wheelOrder.slice(1).map(colourOf);
  expect(round.every((colour, at) => colour === (at % 2 === 0 ? 'red' : 'black'))).toBe(true);
});

test('the layout has every spot of the European table once', () => {
  const counts = {
    straight: 37,
    split: 60,
    street: 14,
    corner: 23,
    sixLine: 11,
    dozen: 3,
    column: 3,
    red: 1,
    black: 1,
    odd: 1,
    even: 1,
    low: 1,
    high: 1,
  };
  for (const [kind, count] of Object.entries(counts)) expect(countOf(kind as SpotKind)).toBe(count);
  expect(distinct(rouletteSpots.map(({ id }) => id))).toBe(rouletteSpots.length);
  expect(distinct(rouletteSpots.map(({ kind, numbers }) => `${kind}:${numbers.join()}`))).toBe(rouletteSpots.length);
});

test('every spot’s payout follows from how many numbers it covers', () => {
  for (const { kind, numbers } of rouletteSpots) {
    expect(paysToOne(kind)).toBe(36 / numbers.length - 1);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(distinct(numbers)).toBe(numbers.length);
  }
});

test('the numbers of an inside bet are adjacent on the layout', () => {
  /** Street and position in the street. The zero is adjacent to all three positions of the first street. */
  const placesOf = (n: number): [number, number][] =>
    n === 0
      ? [
          [-1, 0],
          [-1, 1],
          [-1, 2],
        ]
      : [[Math.floor((n - 1) / 3), (n - 1) % 3]];
  const touch = (a: number, b: number): boolean =>
    placesOf(a).some(([r, c]) => placesOf(b).some(([s, d]) => Math.abs(r - s) + Math.abs(c - d) === 1));
  for (const { kind, numbers } of rouletteSpots) {
    if (kind === 'split') expect(touch(numbers[0] ?? -1, numbers[1] ?? -1)).toBe(true);
    if (['split', 'street', 'corner', 'sixLine'].includes(kind)) {
      expect(numbers.every((a) => numbers.some((b) => a !== b && touch(a, b)))).toBe(true);
    }
  }
});

test('dozens, columns and halves each cover all numbers except zero', () => {
  for (const ids of [
    ['dozen-1', 'dozen-2', 'dozen-3'],
    ['column-1', 'column-2', 'column-3'],
    ['red', 'black'],
    ['odd', 'even'],
    ['low', 'high'],
  ]) {
    const covered = ids.flatMap((id) => spotById(id)?.numbers ?? []);
    expect(covered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, at) => at + 1));
  }
  expect(spotById('column-3')?.numbers.slice(0, 2)).toEqual([3, 6]);
  expect(spotById('column-1')?.numbers.slice(0, 2)).toEqual([1, 4]);
});
