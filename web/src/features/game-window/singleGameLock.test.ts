import { expect, test } from 'vitest';
import { yieldsTo } from './singleGameLock.ts';
import type { GameOpened } from './singleGameLock.ts';

const opened = (tab: string, at: number, userId = 5): GameOpened => ({ foyer: 1, kind: 'gameOpened', userId, at, tab });

test('GM-01 UK8 ON6 exactly one of two tabs that launch at the same time yields', () => {
  for (const [a, b] of [
    [opened('a', 1), opened('b', 2)],
    [opened('a', 3), opened('b', 3)],
    [opened('b', 9), opened('a', 8)],
  ] as const) {
    expect([yieldsTo(a, b), yieldsTo(b, a)].filter(Boolean)).toHaveLength(1);
  }
  expect([yieldsTo(opened('a', 1), opened('b', 2)), yieldsTo(opened('a', 2), opened('b', 1))]).toEqual([true, false]);
  expect(yieldsTo(opened('a', 1), opened('b', 1))).toBe(true);
});

test('UK8 ON6 ignores games of another player and tabs without a game', () => {
  expect(yieldsTo(opened('a', 1), opened('b', 2, 6))).toBe(false);
  expect(yieldsTo(null, opened('b', 2))).toBe(false);
});

test('GM-01 UK8 ON6 a tab does not yield to its own message', () => {
  expect(yieldsTo(opened('a', 1), opened('a', 2))).toBe(false);
});
