import { tokenHolder } from './tokenHolder.browser.ts';

/** User token of the player; null for a visitor. Removes an invalid value (AU-08). */
export function currentUserToken(): string | null {
  return tokenHolder.userToken();
}

const listeners = new Set<() => void>();

/** Removes the user token after a service refused it (401, or 500 with 15006; S8). Other tokens stay. */
export function clearUserToken(): void {
  tokenHolder.clearUserToken();
  for (const listener of listeners) listener();
}

/** Calls back after `clearUserToken`: the session is then renewed or ended. Returns the unsubscribe function. */
export function onUserTokenCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
