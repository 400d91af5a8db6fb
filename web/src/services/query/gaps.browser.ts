/**
 * Why the page may have missed something: `connected` to the hub again or by another tab, `online` again, `visible` after
 * a minute, `restored` from the back/forward cache or no longer frozen, `clock` jumped, here or in the services.
 */
export type GapCause = 'connected' | 'online' | 'visible' | 'restored' | 'clock';

const listeners = new Set<(cause: GapCause) => void>();

/** Time in a hidden tab after which its figures count as old, in milliseconds. */
const maxHiddenMs = 60_000;
/** Interval of the look at the clock, and the difference that counts as a jump or as sleep, in milliseconds. */
const clockIntervalMs = 1000;
const minJumpMs = 5000;

/**
 * Subscribes to the end of a gap. For what costs the player money or trust when it is old: balances, payments, open
 * rounds, protection, messages. Nothing else listens. Returns the unsubscribe function.
 */
export function afterGap(listener: (cause: GapCause) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const emitGap = (cause: GapCause): void => listeners.forEach((listener) => listener(cause));

/** Publishes the gaps that the browser itself shows. Returns the stop function. */
export function followGaps(): () => void {
  const listeningTo = new AbortController();
  let hiddenSince: number | null = document.hidden ? Date.now() : null;
  let lookedAt = Date.now();
  const onVisibility = () => {
    lookedAt = Date.now();
    const isLong = hiddenSince !== null && Math.abs(lookedAt - hiddenSince) >= maxHiddenMs;
    hiddenSince = document.hidden ? lookedAt : null;
    if (isLong && !document.hidden) emitGap('visible');
  };
  let restoredAt = -Infinity;
  // The back/forward cache gives back a page with both events.
  const onRestore = () => {
    if (performance.now() - restoredAt < clockIntervalMs) return;
    restoredAt = performance.now();
    emitGap('restored');
  };
  const look = () => {
    const jumpMs = Math.abs(Date.now() - lookedAt - clockIntervalMs);
    lookedAt = Date.now();
    // Timers of a hidden tab are late.
    if (!document.hidden && jumpMs >= minJumpMs) emitGap('clock');
  };
  window.addEventListener('online', () => emitGap('online'), listeningTo);
  window.addEventListener('pageshow', ({ persisted }) => persisted && onRestore(), listeningTo);
  document.addEventListener('resume', onRestore, listeningTo);
  document.addEventListener('visibilitychange', onVisibility, listeningTo);
  const timer = window.setInterval(look, clockIntervalMs);
  return () => {
    listeningTo.abort();
    window.clearInterval(timer);
  };
}
