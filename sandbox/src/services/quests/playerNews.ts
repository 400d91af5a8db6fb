import type { GamificationRules } from '@foyer/brands/market';
import type { UserStatistics } from '@foyer/contract/campaigns';
import type { Culture } from '@foyer/contract/ids';
import type { HubEvent } from '@foyer/contract/milestones';
import { allRows, change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { achievements, allAchievements, mayUnlock } from './achievements.ts';
import type { Achievement } from './achievements.ts';

const dayMs = 86_400_000;
/** Minimum streak, because a first day is not a streak. */
const minStreak = 2;
const streakOfAchievement = 3;

/** Recipient of news: language and market rules. */
export interface NewsRecipient {
  userId: number;
  culture: Culture;
  loginStreak: number;
  gamification: GamificationRules;
}

export interface PlayerNews {
  /** Stores an achievement once, and announces it as soon as the player is connected. */
  unlock(userId: number, achievement: Achievement, rules: GamificationRules): void;
  unlocked(userId: number, culture: Culture): UserStatistics['achievements'];
  isStreakOn(userId: number): boolean;
  chooseStreak(userId: number, isOn: boolean): void;
  /** Sends unannounced news to a player who has just connected. */
  announceAll(userId: number): void;
}

/** Sends news that no request triggers: login streaks once a day, and achievements once. */
export function createPlayerNews(
  { database, clock }: Pick<SandboxContext, 'database' | 'clock'>,
  {
    emit,
    listenerOf: recipientOf,
    afterwards = setImmediate,
  }: {
    /** Calls a method in the player's open pages and returns their number. */
    emit(userId: number, event: HubEvent, args: readonly unknown[]): number;
    listenerOf(userId: number): NewsRecipient | undefined;
    /** Runs work after the current transaction. */
    afterwards?: (work: () => void) => void;
  },
): PlayerNews {
  const today = () => Math.floor(clock.now() / dayMs);
  const choiceOf = (userId: number) =>
    firstRow<{ is_on: number; told_day: number }>(
      database,
      'SELECT is_on, told_day FROM streak_choice WHERE user_id = ?',
      userId,
    );
  const isStreakOn = (userId: number) => choiceOf(userId)?.is_on !== 0;

  function announceAchievements({ userId, culture }: NewsRecipient): void {
    const rows = allRows<{ achievement_id: string }>(
      database,
      'SELECT achievement_id FROM achievement WHERE user_id = ? AND told = 0 ORDER BY unlocked_at',
      userId,
    );
    for (const { achievement_id: id } of rows) {
      const achievement = allAchievements.find((one) => one.id === id);
      if (achievement && emit(userId, 'achievementUnlocked', [{ title: achievement.title[culture], userId }]) === 0)
        return;
      change(database, 'UPDATE achievement SET told = 1 WHERE user_id = ? AND achievement_id = ?', userId, id);
    }
  }

  function unlock(userId: number, achievement: Achievement, rules: GamificationRules): void {
    if (!mayUnlock(achievement, rules)) return;
    const { changes } = change(
      database,
      'INSERT INTO achievement (user_id, achievement_id, unlocked_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      userId,
      achievement.id,
      clock.now(),
    );
    if (changes === 0) return;
    afterwards(() => {
      // A rollback leaves no row, so nothing is announced.
      const recipient = recipientOf(userId);
      if (recipient) announceAchievements(recipient);
    });
  }

  function announceStreak({ userId, loginStreak }: NewsRecipient): void {
    if (loginStreak < minStreak || !isStreakOn(userId) || choiceOf(userId)?.told_day === today()) return;
    if (emit(userId, 'ReceiveMessage', [{ title: '', streakCount: loginStreak, userId }]) === 0) return;
    change(
      database,
      'INSERT INTO streak_choice (user_id, told_day) VALUES (?1, ?2) ON CONFLICT (user_id) DO UPDATE SET told_day = ?2',
      userId,
      today(),
    );
  }

  return {
    unlock,
    unlocked: (userId, culture) =>
      allRows<{ achievement_id: string; unlocked_at: number }>(
        database,
        'SELECT achievement_id, unlocked_at FROM achievement WHERE user_id = ? ORDER BY unlocked_at DESC LIMIT 40',
        userId,
      ).flatMap((row) => {
        const achievement = allAchievements.find(({ id }) => id === row.achievement_id);
        return achievement
          ? [{ achievementId: achievement.id, title: achievement.title[culture], unlockedAt: row.unlocked_at }]
          : [];
      }),
    isStreakOn,
    chooseStreak(userId, isOn) {
      change(
        database,
        'INSERT INTO streak_choice (user_id, is_on) VALUES (?1, ?2) ON CONFLICT (user_id) DO UPDATE SET is_on = ?2',
        userId,
        isOn ? 1 : 0,
      );
    },
    announceAll(userId) {
      const recipient = recipientOf(userId);
      if (!recipient) return;
      if (recipient.loginStreak >= streakOfAchievement && isStreakOn(userId))
        unlock(userId, achievements.threeDays, recipient.gamification);
      announceStreak(recipient);
      announceAchievements(recipient);
    },
  };
}
