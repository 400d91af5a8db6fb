/** Time that the player has to respond before the logout (RM-02). */
export const responseMs = 60_000;

export type Inactivity = { step: 'active' } | { step: 'reminding'; leftMs: number } | { step: 'over' };

/**
 * RM-02, ON13: asks after the given minutes of inactivity, and logs out without a response. `lastActiveAt`: last
 * activity in any tab; times in Unix milliseconds. A clock that was set back restarts the interval.
 */
export function inactivityAt(
  now: number,
  { lastActiveAt, minutes }: { lastActiveAt: number; minutes: number },
): Inactivity {
  const idleMs = now - lastActiveAt;
  const leftMs = minutes * 60_000 + responseMs - idleMs;
  if (leftMs <= 0) return { step: 'over' };
  return leftMs <= responseMs ? { step: 'reminding', leftMs } : { step: 'active' };
}

/** Whether a screen reader announces these remaining seconds; announcing all of them would be noise. */
export function isAnnounced(secondsLeft: number): boolean {
  return secondsLeft === 60 || secondsLeft === 30 || secondsLeft === 10;
}
