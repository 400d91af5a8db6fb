import { sessionEndingCodes } from '@foyer/contract/accounts';
import type { ApiFailure } from '../api/apiResult.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import type { BrowserStorage } from '../storage/browserStorage.browser.ts';
import { persistentKeys } from '../storage/persistentKeys.ts';
import { persistentStorage } from '../storage/persistentStorage.browser.ts';
import { clearPlayerData } from './logout.browser.ts';

/** `replaced`: the player logged in elsewhere; `over`: any other reason of the service. */
export type SessionEnd = 'replaced' | 'over';

interface EndSessionDeps {
  why?: SessionEnd;
  reloadAddress: () => void;
  /** Shows the visitor's page without a reload, with the reason. */
  showVisitorPage: (why: SessionEnd) => void;
  /** With several sessions allowed, a refused token does not mean a login elsewhere, and no reload is needed. */
  allowMultipleSessions: boolean;
  tab?: BrowserStorage;
  persistent?: BrowserStorage;
  forget?: () => void;
}

/**
 * AU-12: handles a session that the service no longer accepts. Clears everything and reloads the page once; a marker in
 * local storage prevents a reload loop.
 */
export function endSession({
  why = 'over',
  reloadAddress,
  showVisitorPage,
  allowMultipleSessions,
  tab = tabStorage,
  persistent: storage = persistentStorage,
  forget = clearPlayerData,
}: EndSessionDeps): void {
  const isReloadWanted = !allowMultipleSessions && storage.get(persistentKeys.reloadMarker) === null;
  forget();
  tab.clear();
  if (isReloadWanted && storage.set(persistentKeys.reloadMarker, why)) reloadAddress();
  else showVisitorPage(why);
}

/** Why the session before the reload ended; null when the reload had another reason. */
export function sessionEndBefore(storage: BrowserStorage = persistentStorage): SessionEnd | null {
  const marker = storage.get(persistentKeys.reloadMarker);
  if (marker === null) return null;
  return marker === 'replaced' ? 'replaced' : 'over';
}

/** Clears the marker: a page without a session, or a new login, proves that there is no loop. */
export function allowReloadAgain(storage: BrowserStorage = persistentStorage): void {
  storage.remove(persistentKeys.reloadMarker);
}

/** S8: whether a failure has a security or identification code that ends the session. */
function endsSession(failure: ApiFailure): boolean {
  return 'code' in failure && failure.code !== null && sessionEndingCodes.includes(failure.code);
}

interface EndingFacts {
  failure: ApiFailure;
  /** Bearer token of the failed call; null without one. */
  usedToken: string | null;
  /** The tab's current user token. */
  currentToken: string | null;
  /** Whether the current token has expired and can be renewed. */
  isRenewable: boolean;
}

/**
 * Effect of a failed call on the session: none, renew an expired token first, or the end. A failure without a token,
 * with an older one or with a launch token says nothing about the current session.
 */
export function sessionAfterFailure({
  failure,
  usedToken,
  currentToken,
  isRenewable,
}: EndingFacts): 'stays' | 'renew' | 'ends' {
  if (currentToken === null || !endsSession(failure)) return 'stays';
  if (usedToken !== currentToken) return 'stays';
  return isRenewable ? 'renew' : 'ends';
}
