import { expect, test } from 'vitest';
import { givesWay } from './oneGame.ts';
import type { GameOpened } from './oneGame.ts';

const opened = (tab: string, at: number, userId = 5): GameOpened => ({ foyer: 1, kind: 'gameOpened', userId, at, tab });

test('GM-01 UK8 ON6 of two tabs that launch at once exactly one gives way', () => {
  for (const [a, b] of [
    [opened('a', 1), opened('b', 2)],
    [opened('a', 3), opened('b', 3)],
    [opened('b', 9), opened('a', 8)],
  ] as const) {
    expect([givesWay(a, b), givesWay(b, a)].filter(Boolean)).toHaveLength(1);
  }
  expect(givesWay(opened('a', 1), opened('b', 2))).toBe(true);
});

test('another player’s game, and a tab without one, are nobody’s business', () => {
  expect(givesWay(opened('a', 1), opened('b', 2, 6))).toBe(false);
  expect(givesWay(null, opened('b', 2))).toBe(false);
});

test('GM-01 a tab does not give way to itself', () => {
  expect(givesWay(opened('a', 1), opened('a', 2))).toBe(false);
});
