import { tabStorage } from '../storage/browserStorage.browser.ts';
import type { BrowserStorage } from '../storage/browserStorage.browser.ts';
import { persistentKeys } from '../storage/persistentKeys.ts';
import { persistentStorage } from '../storage/persistentStorage.browser.ts';
import { forgetPlayer } from './logout.browser.ts';

/** `replaced`: the player logged in somewhere else; `over`: whatever else the service has against the session. */
export type SessionEnd = 'replaced' | 'over';

interface EndSessionDeps {
  why?: SessionEnd;
  reloadAddress: () => void;
  /** Shows the visitor's page without loading it anew, and says why. */
  showVisitorPage: (why: SessionEnd) => void;
  /** Then a refused token is nobody's doing elsewhere, and the page need not be loaded anew. */
  allowMultipleSessions: boolean;
  tab?: BrowserStorage;
  lasting?: BrowserStorage;
  forget?: () => void;
}

/**
 * AU-12: the service does not know the session any more. Everything is cleared and the page reloaded, once: a marker in
 * the storage that is not cleared stops a second reload, so that a service in trouble cannot make the page spin.
 */
export function endSession({
  why = 'over',
  reloadAddress,
  showVisitorPage,
  allowMultipleSessions,
  tab = tabStorage,
  lasting = persistentStorage,
  forget = forgetPlayer,
}: EndSessionDeps): void {
  const isReloadWanted = !allowMultipleSessions && lasting.get(persistentKeys.reloadMarker) === null;
  forget();
  tab.clear();
  if (isReloadWanted && lasting.set(persistentKeys.reloadMarker, why)) reloadAddress();
  else showVisitorPage(why);
}

/** Why the session of before the reload ended; null where the page was not reloaded for that. */
export function sessionEndBefore(lasting: BrowserStorage = persistentStorage): SessionEnd | null {
  const marker = lasting.get(persistentKeys.reloadMarker);
  if (marker === null) return null;
  return marker === 'replaced' ? 'replaced' : 'over';
}

/** A page without a session, or a new login, is proof that there is no circle. */
export function allowReloadAgain(lasting: BrowserStorage = persistentStorage): void {
  lasting.remove(persistentKeys.reloadMarker);
}
