import { beforeEach, expect, test } from 'vitest';
import { hubWord } from '../../realtime/hubWord.ts';
import {
  addAchievement,
  addStreak,
  endAchievement,
  endCelebration,
  endStreakToast,
  forgetMoments,
  momentsStore,
  ownStreak,
  weekOfStreak,
} from './moments.ts';

beforeEach(forgetMoments);

/** What the hub's event becomes for a tab whose connection is user 7's. */
function shownFor(argument: unknown, storedUserId: string | null): number | null {
  const word = hubWord('ReceiveMessage', [argument]);
  return word?.kind === 'streak' ? ownStreak(word, storedUserId) : null;
}

test('QU-03 a streak shows only to the player whose id is stored, and only where its count is a number', () => {
  expect(shownFor({ streakCount: 5, userId: 7 }, '7')).toBe(5);
  expect(shownFor({ title: 'Five', streakCount: 5, userId: 7 }, '7')).toBe(5);
  for (const stored of [null, '', '8', '07', '7.0', 'NaN'])
    expect([stored, shownFor({ streakCount: 5, userId: 7 }, stored)]).toEqual([stored, null]);
  for (const streakCount of ['5', null, Number.NaN, Infinity, -1, 0, 2.5, [], {}]) {
    expect([streakCount, hubWord('ReceiveMessage', [{ title: 'x', streakCount, userId: 7 }])]).toEqual([
      streakCount,
      null,
    ]);
  }
  for (const userId of [undefined, null, '7', 0]) expect(shownFor({ streakCount: 5, userId }, '7')).toBeNull();
});

test('QU-03 a streak that is told again does not come up again', () => {
  addStreak(5);
  endStreakToast();
  addStreak(5);
  expect(momentsStore.getState()).toMatchObject({ streak: null, celebrated: 5 });
  forgetMoments();
  addStreak(5);
  expect(momentsStore.getState().streak).toBe(5);
});

test('QU-05 achievements wait in line, each once', () => {
  for (const title of ['First win', 'Collector', 'First win']) addAchievement(title);
  expect(momentsStore.getState().achievements).toEqual(['First win', 'Collector']);
  endAchievement();
  expect(momentsStore.getState().achievements).toEqual(['Collector']);
});

test('QU-05 of a thousand achievements the first ten wait in line', () => {
  for (let number = 0; number < 1000; number += 1) addAchievement(`Achievement ${number}`);
  expect(momentsStore.getState().achievements).toEqual(
    Array.from({ length: 10 }, (_, number) => `Achievement ${number}`),
  );
});

test('the week shows the days so far that belong to the streak', () => {
  expect(weekOfStreak(3, 4)).toEqual([false, false, true, true, true, false, false]);
  expect(weekOfStreak(30, 1)).toEqual([true, true, false, false, false, false, false]);
  expect(weekOfStreak(1, 6).filter(Boolean)).toHaveLength(1);
});

test('QU-03 a streak stands in its toast and in its window until each was answered', () => {
  expect(momentsStore.getState()).toEqual({ streak: null, celebrated: null, achievements: [], lastStreak: null });
  addStreak(5);
  endCelebration();
  expect(momentsStore.getState()).toMatchObject({ streak: 5, celebrated: null });
  addStreak(6);
  expect(momentsStore.getState()).toMatchObject({ streak: 6, celebrated: 6, lastStreak: 6 });
});
