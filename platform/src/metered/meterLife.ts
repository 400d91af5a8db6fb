/** A stake is the sign of life of a metered session. Without one for this long it is presumed dead, milliseconds. */
export const presumedDeadAfterMs = 5 * 60_000;
/** And after this long it is declared dead and closed. */
export const declaredDeadAfterMs = 15 * 60_000;

export type MeterLife = 'alive' | 'presumedDead' | 'declaredDead';

/** What a session is taken for. Times in Unix milliseconds; a clock that was moved back makes nobody dead. */
export function meterLife(heardAt: number, now: number): MeterLife {
  const silence = now - heardAt;
  if (silence >= declaredDeadAfterMs) return 'declaredDead';
  return silence >= presumedDeadAfterMs ? 'presumedDead' : 'alive';
}
