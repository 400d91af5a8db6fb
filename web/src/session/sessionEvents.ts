type Listener = () => void;

const loginListeners = new Set<Listener>();
const logoutListeners = new Set<Listener>();
let hasSession = false;

function listen(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** One listener that fails must not keep the others from hearing. */
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
 * Calls back when the tab has a session: after a login, and after a reload that finds its tokens; at once where it has
 * one already, so that it does not matter who starts first. The user token and the player's state are there by then.
 * Returns how to stop listening.
 */
export function onLogin(listener: Listener): () => void {
  if (hasSession) listener();
  return listen(loginListeners, listener);
}

/** Calls back when the tab's session is over, by the player or by the service. What belongs to the player is to be forgotten then. */
export function onLogout(listener: Listener): () => void {
  return listen(logoutListeners, listener);
}

export function emitLogin(onFailure: (error: unknown) => void): void {
  hasSession = true;
  notify(loginListeners, onFailure);
}

export function emitLogout(onFailure: (error: unknown) => void): void {
  hasSession = false;
  notify(logoutListeners, onFailure);
}

type LeavingListener = (token: string) => Promise<unknown>;
const leavingListeners = new Set<LeavingListener>();

/** Calls back when the player logs out, with the user token, which is good until the promise has settled or time is up. Returns how to stop listening. */
export function onLeaving(listener: LeavingListener): () => void {
  leavingListeners.add(listener);
  return () => void leavingListeners.delete(listener);
}

/** Resolves when all listeners are done, whether or not they succeeded; null where there are none. */
export function emitLeaving(token: string): Promise<unknown> | null {
  return leavingListeners.size === 0
    ? null
    : Promise.allSettled([...leavingListeners].map(async (listener) => listener(token)));
}
