import { beforeEach, expect, test } from 'vitest';
import { parseHubMessage } from '../../services/realtime/hubMessage.ts';
import {
  addAchievement,
  addStreak,
  endAchievement,
  endCelebration,
  endStreakToast,
  clearCelebrations,
  celebrationsStore,
  ownStreak,
  weekOfStreak,
} from './celebrations.ts';

beforeEach(clearCelebrations);

/** The streak shown for a hub event, given the stored user id. */
function shownFor(argument: unknown, storedUserId: string | null): number | null {
  const message = parseHubMessage('ReceiveMessage', [argument]);
  return message?.kind === 'streak' ? ownStreak(message, storedUserId) : null;
}

test('QU-03 a streak shows only to the player with the stored id, and only when its count is a number', () => {
  expect(shownFor({ streakCount: 5, userId: 7 }, '7')).toBe(5);
  expect(shownFor({ title: 'Five', streakCount: 5, userId: 7 }, '7')).toBe(5);
  for (const stored of [null, '', '8', '07', '7.0', 'NaN'])
    expect([stored, shownFor({ streakCount: 5, userId: 7 }, stored)]).toEqual([stored, null]);
  for (const streakCount of [1000, 0, -1, 2.5]) expect(shownFor({ streakCount, userId: 7 }, '7')).toBe(streakCount);
  for (const streakCount of ['5', null, Number.NaN, [], {}]) {
    expect([streakCount, parseHubMessage('ReceiveMessage', [{ title: 'x', streakCount, userId: 7 }])]).toEqual([
      streakCount,
      null,
    ]);
  }
  for (const userId of [undefined, null, '7', 0]) expect(shownFor({ streakCount: 5, userId }, '7')).toBeNull();
});

test('QU-03 a repeated streak message does not show again', () => {
  addStreak(5);
  endStreakToast();
  addStreak(5);
  expect(celebrationsStore.getState()).toMatchObject({ streak: null, celebrated: 5 });
  clearCelebrations();
  addStreak(5);
  expect(celebrationsStore.getState().streak).toBe(5);
});

test('QU-05 achievements are queued once each', () => {
  for (const title of ['First win', 'Collector', 'First win']) addAchievement(title);
  expect(celebrationsStore.getState().achievements).toEqual(['First win', 'Collector']);
  endAchievement();
  expect(celebrationsStore.getState().achievements).toEqual(['Collector']);
});

test('QU-05 the achievement queue keeps the first ten of a thousand', () => {
  for (let number = 0; number < 1000; number += 1) addAchievement(`Achievement ${number}`);
  expect(celebrationsStore.getState().achievements).toEqual(
    Array.from({ length: 10 }, (_, number) => `Achievement ${number}`),
  );
});

test('weekOfStreak marks the days of this week that belong to the streak', () => {
  expect(weekOfStreak(3, 4)).toEqual([false, false, true, true, true, false, false]);
  expect(weekOfStreak(30, 1)).toEqual([true, true, false, false, false, false, false]);
  expect(weekOfStreak(1, 6).filter(Boolean)).toHaveLength(1);
});

test('QU-03 keeps streak toast and window open until each is dismissed', () => {
  expect(celebrationsStore.getState()).toEqual({ streak: null, celebrated: null, achievements: [], lastStreak: null });
  addStreak(5);
  endCelebration();
  expect(celebrationsStore.getState()).toMatchObject({ streak: 5, celebrated: null });
  addStreak(6);
  expect(celebrationsStore.getState()).toMatchObject({ streak: 6, celebrated: 6, lastStreak: 6 });
});
