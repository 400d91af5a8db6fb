import { expect, test } from 'vitest';
import { linesOf } from './winLines.ts';

const win = { symbol: 'A', count: 3, ways: 1, amount: 20, positions: [] };

test('linesOf follows a winning line over all reels', () => {
  const [line] = linesOf([{ ...win, line: 4 }], 'lines');
  expect(line?.places).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 0],
  ]);
});

test('linesOf uses the five lines of classic reels', () => {
  const [line] = linesOf([{ ...win, line: 5 }], 'classic');
  expect(line?.places).toEqual([
    [0, 2],
    [1, 1],
    [2, 0],
  ]);
});

test('linesOf links each winning place with those on the next reel for ways', () => {
  const positions: [number, number][] = [
    [0, 0],
    [1, 1],
    [1, 2],
    [2, 0],
  ];
  expect(linesOf([{ ...win, line: null, positions }], 'ways').map(({ places }) => places)).toEqual([
    [
      [0, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [1, 2],
    ],
    [
      [1, 1],
      [2, 0],
    ],
    [
      [1, 2],
      [2, 0],
    ],
  ]);
});

test('linesOf draws nothing for symbols that pay anywhere', () => {
  expect(linesOf([{ ...win, line: null, positions: [[0, 0]] }], 'tumble')).toEqual([]);
});
