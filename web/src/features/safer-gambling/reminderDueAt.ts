/** Time of the player's last response to a reminder (Unix milliseconds), and its session. */
export interface ReminderResponse {
  readonly session: string;
  readonly at: number;
}

interface ReminderFacts {
  /** Start of the player's session. */
  session: string;
  startedAt: number;
  lastResponse: ReminderResponse | null;
  minutes: number;
}

/**
 * Returns when the next reminder is due (RM-01): one interval after the session started or after the last response in
 * it.
 */
export function reminderDueAt({ session, startedAt, lastResponse, minutes }: ReminderFacts): number {
  const since = lastResponse?.session === session ? Math.max(startedAt, lastResponse.at) : startedAt;
  return since + minutes * 60_000;
}

/** A reminder waits for the end of a round for at most this long. */
export const maxWaitMs = 2 * 60_000;

/** Parses the stored response; null if it is missing or malformed. */
export function parseReminderResponse(stored: string | null): ReminderResponse | null {
  const [session, at] = (stored ?? '').split(' ');
  return session !== undefined && at !== undefined && /^\d{1,16}$/.test(at) ? { session, at: Number(at) } : null;
}

export const reminderResponseText = ({ session, at }: ReminderResponse): string => `${session} ${at}`;
