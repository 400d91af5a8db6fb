import { expect, test } from 'vitest';
import { rouletteSpots } from '../rouletteSpots.ts';
import { layoutHeight, layoutWidth, nextSpot, spotPlaces, type Direction } from './spotPlaces.ts';

const directions: readonly Direction[] = ['left', 'right', 'up', 'down'];

test('every spot has a unique position on the layout', () => {
  expect(spotPlaces.size).toBe(rouletteSpots.length);
  expect(new Set(Array.from(spotPlaces.values(), ({ x, y }) => `${x}:${y}`)).size).toBe(rouletteSpots.length);
  for (const { x, y } of spotPlaces.values()) {
    expect(Number.isInteger(x) && x > 0 && x < layoutWidth).toBe(true);
    expect(Number.isInteger(y) && y > 0 && y < layoutHeight).toBe(true);
  }
});

test.each([
  ['straight-17', 'right', 'split-17-20'],
  ['straight-17', 'up', 'split-17-18'],
  ['split-17-18', 'right', 'corner-17-18-20-21'],
  ['straight-16', 'down', 'street-16-17-18'],
  ['street-16-17-18', 'right', 'sixLine-16-17-18-19-20-21'],
  ['street-16-17-18', 'down', 'dozen-2'],
  ['dozen-2', 'right', 'dozen-3'],
  ['red', 'up', 'dozen-2'],
  ['red', 'right', 'black'],
  ['column-3', 'down', 'column-2'],
  ['straight-36', 'right', 'column-3'],
  ['straight-2', 'left', 'split-0-2'],
  ['split-0-2', 'left', 'straight-0'],
  ['split-0-1', 'down', 'corner-0-1-2-3'],
  ['straight-36', 'up', 'straight-36'],
] as const)('from %s, %s leads to %s', (from, direction, to) => {
  expect(nextSpot(from, direction)).toBe(to);
});

test('arrow keys reach every spot from the zero', () => {
  const reached = new Set(['straight-0']);
  for (const id of reached) for (const direction of directions) reached.add(nextSpot(id, direction));
  expect(reached.size).toBe(rouletteSpots.length);
});
