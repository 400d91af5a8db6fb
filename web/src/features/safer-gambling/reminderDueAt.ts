/** Time of a player's last response to a reminder (Unix milliseconds). */
export interface ReminderResponse {
  readonly userId: string;
  readonly at: number;
}

interface ReminderFacts {
  userId: string;
  /** Start of the player's stretch of play, also over logins, or of the session. */
  startedAt: number;
  lastResponse: ReminderResponse | null;
  minutes: number;
  /** Current time of the services. */
  now: number;
}

/**
 * Returns when the next reminder is due (RM-01, UK6): one interval after play started, or after the player's last
 * response. A login alone starts no interval. A response that lies ahead, because a clock was set back, does not count.
 */
export function reminderDueAt({ userId, startedAt, lastResponse, minutes, now }: ReminderFacts): number {
  const since =
    lastResponse?.userId === userId && lastResponse.at <= now ? Math.max(startedAt, lastResponse.at) : startedAt;
  return since + minutes * 60_000;
}

/** A reminder waits for the end of a round for at most this long. */
export const maxWaitMs = 2 * 60_000;

/** Parses the stored response; null if it is missing or malformed. */
export function parseReminderResponse(stored: string | null): ReminderResponse | null {
  const [userId, at] = (stored ?? '').split(' ');
  return userId !== undefined && at !== undefined && /^\d{1,16}$/.test(at) ? { userId, at: Number(at) } : null;
}

export const reminderResponseText = ({ userId, at }: ReminderResponse): string => `${userId} ${at}`;
