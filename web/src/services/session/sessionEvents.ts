import { isPlayer } from '../player/isPlayer.ts';

type Listener = () => void;

const loginListeners = new Set<Listener>();
const logoutListeners = new Set<Listener>();
const restoreListeners = new Set<Listener>();

function listen(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A failing listener must not affect the others. */
function notify(listeners: ReadonlySet<Listener>, onFailure: (error: unknown) => void): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch (error) {
      onFailure(error);
    }
  }
}

/**
 * Subscribes to the start of a session: after a login, after a reload with tokens, and at once when there is one
 * already, so that the order of starting does not matter. User token and player state exist by then. Returns the
 * unsubscribe function.
 */
export function onLogin(listener: Listener): () => void {
  if (isPlayer()) listener();
  return listen(loginListeners, listener);
}

/**
 * Subscribes to the end of the session, by the player or by the service. Listeners must clear the player's data.
 * Returns the unsubscribe function.
 */
export function onLogout(listener: Listener): () => void {
  return listen(logoutListeners, listener);
}

export function emitLogin(onFailure: (error: unknown) => void): void {
  notify(loginListeners, onFailure);
}

export function emitLogout(onFailure: (error: unknown) => void): void {
  notify(logoutListeners, onFailure);
}

/**
 * Subscribes to the return of a player's page from the back/forward cache. Listeners fetch what may have changed since.
 * Returns the unsubscribe function.
 */
export function onSessionRestore(listener: Listener): () => void {
  return listen(restoreListeners, listener);
}

export function emitSessionRestore(onFailure: (error: unknown) => void): void {
  notify(restoreListeners, onFailure);
}

type BeforeLogoutListener = (token: string) => Promise<unknown>;
const leavingListeners = new Set<BeforeLogoutListener>();

/**
 * Subscribes to the player's logout. The user token is valid until the promise settles or the time is up. Returns the
 * unsubscribe function.
 */
export function onBeforeLogout(listener: BeforeLogoutListener): () => void {
  leavingListeners.add(listener);
  return () => void leavingListeners.delete(listener);
}

/** Resolves when all listeners have settled; null without listeners. */
export function emitBeforeLogout(token: string): Promise<unknown> | null {
  return leavingListeners.size === 0
    ? null
    : Promise.allSettled([...leavingListeners].map(async (listener) => listener(token)));
}
