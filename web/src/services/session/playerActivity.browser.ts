import { persistentKeys } from '../storage/persistentKeys.ts';
import { persistentStorage } from '../storage/persistentStorage.browser.ts';

/** Last activity in this tab, for browsers that block storage. */
let lastActivityHere = 0;

/** Returns the player's last activity in any tab, in Unix milliseconds; null if none is known. */
export function lastActivity(): number | null {
  const stored = Number(persistentStorage.get(persistentKeys.lastActivity));
  return Math.max(lastActivityHere, Number.isSafeInteger(stored) ? stored : 0) || null;
}

/** Records an act of the player. Calls within `intervalMs` of the last one in this tab have no effect. */
export function noteActivity(intervalMs = 0): void {
  const now = Date.now();
  // A clock that was set back must not hide new activity.
  if (Math.abs(now - lastActivityHere) < intervalMs) return;
  lastActivityHere = now;
  persistentStorage.set(persistentKeys.lastActivity, String(now));
}

/** Returns the query that tells the accounts service how long the player has been inactive (ON13). */
export function idleQuery(): { idleSeconds?: string } {
  const last = lastActivity();
  const idleSeconds = last === null ? null : Math.floor((Date.now() - last) / 1000);
  return idleSeconds === null || idleSeconds < 0 || idleSeconds > 999_999 ? {} : { idleSeconds: String(idleSeconds) };
}
