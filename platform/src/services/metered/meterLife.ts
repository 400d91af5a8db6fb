/** Time without a stake after which a metered session is presumed dead, in milliseconds. */
export const presumedDeadAfterMs = 5 * 60_000;
/** Time without a stake after which a metered session is declared dead and closed, in milliseconds. */
export const declaredDeadAfterMs = 15 * 60_000;

export type MeterLife = 'alive' | 'presumedDead' | 'declaredDead';

/** Returns the state of a session. Times in Unix milliseconds; a clock that moved back never ends a session. */
export function meterLife(lastActivityAt: number, now: number): MeterLife {
  const idleMs = now - lastActivityAt;
  if (idleMs >= declaredDeadAfterMs) return 'declaredDead';
  return idleMs >= presumedDeadAfterMs ? 'presumedDead' : 'alive';
}
