import { change, firstRow } from '../kernel/database.ts';
import type { Surroundings } from '../kernel/module.ts';
import { monthsLater } from './limitRules.ts';

/** UK15: how long until a player is asked to look over account and limits again. */
const reviewMonths = 6;

/** What the product keeps of how a player wants to be reminded. */
export function createPlayerCare({ database, clock }: Pick<Surroundings, 'database' | 'clock'>) {
  /** The time until the first review begins when the player is first asked about. */
  function row(userId: number): { reminder_minutes: number | null; reviewed_at: number } {
    change(database, 'INSERT INTO player_care (user_id, reviewed_at) VALUES (?, ?) ON CONFLICT DO NOTHING', userId, clock.now());
    return (
      firstRow<{ reminder_minutes: number | null; reviewed_at: number }>(database, 'SELECT reminder_minutes, reviewed_at FROM player_care WHERE user_id = ?', userId) ?? {
        reminder_minutes: null,
        reviewed_at: clock.now(),
      }
    );
  }
  return {
    of(userId: number): { reminderMinutes: number | null; isReviewDue: boolean } {
      const { reminder_minutes: reminderMinutes, reviewed_at: reviewedAt } = row(userId);
      return { reminderMinutes, isReviewDue: clock.now() >= monthsLater(reviewedAt, reviewMonths) };
    },
    setReminder(userId: number, minutes: number | null): void {
      row(userId);
      change(database, 'UPDATE player_care SET reminder_minutes = ? WHERE user_id = ?', minutes, userId);
    },
    noteReview(userId: number): void {
      row(userId);
      change(database, 'UPDATE player_care SET reviewed_at = ? WHERE user_id = ?', clock.now(), userId);
    },
  };
}
