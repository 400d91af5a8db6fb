/** How long the player has to answer before they are logged out (RM-02). */
export const responseMs = 60_000;

export type Inactivity = { step: 'active' } | { step: 'asked'; leftMs: number } | { step: 'over' };

/**
 * RM-02, ON13: asked after so many minutes without a sign of the player, logged out when nobody answers. `lastActiveAt`
 * is the last sign in any tab; times are Unix milliseconds. A clock that was set back begins anew.
 */
export function inactivityAt(
  now: number,
  { lastActiveAt, minutes }: { lastActiveAt: number; minutes: number },
): Inactivity {
  const idleMs = now - lastActiveAt;
  const leftMs = minutes * 60_000 + responseMs - idleMs;
  if (leftMs <= 0) return { step: 'over' };
  return leftMs <= responseMs ? { step: 'asked', leftMs } : { step: 'active' };
}

/** Seconds left that a screen reader says aloud; the others would only be noise. */
export function isAnnounced(secondsLeft: number): boolean {
  return secondsLeft === 60 || secondsLeft === 30 || secondsLeft === 10;
}
