import { tokenHolder } from './tokenHolder.browser.ts';

/** The player's user token; null for a visitor, and for what is no token any more (AU-08), which is then removed. */
export function currentUserToken(): string | null {
  return tokenHolder.userToken();
}

const listeners = new Set<() => void>();

/** A service refused the token for its lists (401, or 500 with 15006; S8). The other tokens stay. */
export function clearUserToken(): void {
  tokenHolder.clearUserToken();
  for (const listener of listeners) listener();
}

/** Calls back when a service refused the user token; the session is renewed then, or over. Returns how to stop. */
export function afterUserTokenCleared(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
