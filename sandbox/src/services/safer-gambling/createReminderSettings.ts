import type { SaferGamblingRules } from '@foyer/brands/saferGamblingRules';
import { change, firstRow } from '../../kernel/database.ts';
import type { SandboxContext } from '../../kernel/module.ts';
import { reviewDueAt } from './reviewDueAt.ts';

/** Stores the player's reminder interval and reviews. */
export function createReminderSettings({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>) {
  /** The first review period starts when the player is first queried, or before `firstReviewAt`. */
  function row(
    userId: number,
    firstReviewAt: number = clock.now(),
  ): { reminder_minutes: number | null; reviewed_at: number } {
    change(
      database,
      'INSERT INTO player_care (user_id, reviewed_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
      userId,
      firstReviewAt,
    );
    return (
      firstRow<{ reminder_minutes: number | null; reviewed_at: number }>(
        database,
        'SELECT reminder_minutes, reviewed_at FROM player_care WHERE user_id = ?',
        userId,
      ) ?? {
        reminder_minutes: null,
        reviewed_at: clock.now(),
      }
    );
  }
  return {
    /**
     * UK20, ON4, MT5: a review is also due after a return from a self-exclusion, so that limits are offered before play.
     * `returnedAt` is Unix milliseconds.
     */
    of(
      userId: number,
      rules: Pick<SaferGamblingRules, 'reviewMonths'>,
      returnedAt: number | null = null,
    ): { reminderMinutes: number | null; reviewMonths: number | null; isReviewDue: boolean; isReturning: boolean } {
      const { reminder_minutes: reminderMinutes, reviewed_at: reviewedAt } = row(
        userId,
        returnedAt === null ? undefined : returnedAt - 1,
      );
      const isReturning = returnedAt !== null && reviewedAt < returnedAt;
      const reviewMonths =
        firstRow<{ months: number }>(database, 'SELECT months FROM review_choice WHERE user_id = ?', userId)?.months ??
        null;
      const dueAt = reviewDueAt(rules.reviewMonths, reviewedAt, reviewMonths);
      const isReviewDue = isReturning || (dueAt !== null && clock.now() >= dueAt);
      return { reminderMinutes, reviewMonths, isReviewDue, isReturning };
    },
    setReminder(userId: number, minutes: number | null): void {
      row(userId);
      change(database, 'UPDATE player_care SET reminder_minutes = ? WHERE user_id = ?', minutes, userId);
    },
    /** `months` is the new review interval; if omitted, the interval stays unchanged. */
    recordReview(userId: number, months?: number): void {
      row(userId);
      change(database, 'UPDATE player_care SET reviewed_at = ? WHERE user_id = ?', clock.now(), userId);
      if (months !== undefined)
        change(
          database,
          'INSERT INTO review_choice (user_id, months) VALUES (?, ?) ON CONFLICT DO UPDATE SET months = excluded.months',
          userId,
          months,
        );
    },
  };
}
