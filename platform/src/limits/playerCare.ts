import type { ProtectionRules } from '@foyer/brands/protectionRules';
import { change, firstRow } from '../kernel/database.ts';
import type { PlatformContext } from '../kernel/module.ts';
import { reviewDueAt } from './reviewDueAt.ts';

/** What the product keeps of how a player wants to be reminded. */
export function createPlayerCare({ database, clock }: Pick<PlatformContext, 'database' | 'clock'>) {
  /** The time until the first review begins when the player is first asked about. */
  function row(userId: number): { reminder_minutes: number | null; reviewed_at: number } {
    change(
      database,
      'INSERT INTO player_care (user_id, reviewed_at) VALUES (?, ?) ON CONFLICT DO NOTHING',
      userId,
      clock.now(),
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
    of(
      userId: number,
      rules: Pick<ProtectionRules, 'reviewMonths'>,
    ): { reminderMinutes: number | null; reviewMonths: number | null; isReviewDue: boolean } {
      const { reminder_minutes: reminderMinutes, reviewed_at: reviewedAt } = row(userId);
      const reviewMonths =
        firstRow<{ months: number }>(database, 'SELECT months FROM review_choice WHERE user_id = ?', userId)?.months ??
        null;
      const dueAt = reviewDueAt(rules.reviewMonths, reviewedAt, reviewMonths);
      return { reminderMinutes, reviewMonths, isReviewDue: dueAt !== null && clock.now() >= dueAt };
    },
    setReminder(userId: number, minutes: number | null): void {
      row(userId);
      change(database, 'UPDATE player_care SET reminder_minutes = ? WHERE user_id = ?', minutes, userId);
    },
    /** `months`: how often the player wants to be asked from now on; left out, as before. */
    noteReview(userId: number, months?: number): void {
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
