/** When the player last answered a reminder, Unix milliseconds, and of which session. */
export interface ReminderAnswer {
  readonly session: string;
  readonly at: number;
}

interface ReminderFacts {
  /** Of the player's session. */
  session: string;
  startedAt: number;
  answered: ReminderAnswer | null;
  minutes: number;
}

/** When the next reminder is due (RM-01): so long after the session began, or after the last one was answered in it. */
export function reminderDueAt({ session, startedAt, answered, minutes }: ReminderFacts): number {
  const since = answered?.session === session ? Math.max(startedAt, answered.at) : startedAt;
  return since + minutes * 60_000;
}

/** A reminder waits for the end of a round, but a round that lies open for longer than this is not waited for. */
export const maxWaitMs = 2 * 60_000;

/** What was kept of the last answer; null when it is not what this code wrote. */
export function readAnswer(kept: string | null): ReminderAnswer | null {
  const [session, at] = (kept ?? '').split(' ');
  return session !== undefined && at !== undefined && /^\d{1,16}$/.test(at) ? { session, at: Number(at) } : null;
}

export const responseText = ({ session, at }: ReminderAnswer): string => `${session} ${at}`;
