import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';
import { isPlayer } from '../player/isPlayer.ts';

type Listener = () => void;

const loginListeners = new Set<Listener>();
const logoutListeners = new Set<Listener>();
const restoreListeners = new Set<Listener>();

function listen<Each>(listeners: Set<Each>, listener: Each): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A failing listener must not affect the others. */
function notify(listeners: ReadonlySet<Listener>, at: string): void {
  for (const listener of listeners) {
    try {
      listener();
    } catch (error) {
      report('APP_INIT_ERROR', { at, ...errorFacts(error) });
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

export const emitLogin = (): void => notify(loginListeners, 'login');

export const emitLogout = (): void => notify(logoutListeners, 'logout');

/**
 * Subscribes to the return of a player's page from the back/forward cache. Listeners fetch what may have changed since.
 * Returns the unsubscribe function.
 */
export function onSessionRestore(listener: Listener): () => void {
  return listen(restoreListeners, listener);
}

export const emitSessionRestore = (): void => notify(restoreListeners, 'restore');

type BeforeLogoutListener = (token: string) => Promise<unknown>;
const leavingListeners = new Set<BeforeLogoutListener>();

/**
 * Subscribes to the player's logout. The user token is valid until the promise settles or the time is up. Returns the
 * unsubscribe function.
 */
export function onBeforeLogout(listener: BeforeLogoutListener): () => void {
  return listen(leavingListeners, listener);
}

/** Resolves when all listeners have settled. */
export const emitBeforeLogout = (token: string): Promise<unknown> =>
  Promise.allSettled([...leavingListeners].map(async (listener) => listener(token)));
