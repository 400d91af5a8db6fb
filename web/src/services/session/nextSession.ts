import type { LoginSuccess } from '@foyer/contract/accounts';

/** Why a player leaves. `break`: a call has already ended the session at the service, which would refuse its token. */
export type LogoutCause = 'request' | 'inactivity' | 'break';

/** Why a service accepts a session no longer. `replaced`: the player logged in elsewhere; `over`: any other reason. */
export type SessionEnd = 'replaced' | 'over';

/** The session of this tab. */
export type Session =
  | { readonly step: 'visitor' }
  /** A login is under way: that of the form, of a registration or of the app. */
  | { readonly step: 'entering'; readonly login: number }
  | { readonly step: 'player' }
  /** The player has left, and the service is being notified. A login waits, because the response deletes a cookie. */
  | { readonly step: 'ending'; readonly login: number | null };

export type SessionEvent =
  /** The page has started. `ended`: why the session before a reload ended. */
  | { type: 'started'; hasToken: boolean; isPlayersPage: boolean; ended: SessionEnd | null }
  | { type: 'loginRequested'; login: number }
  /** A login was refused, had no response, or the visitor gave up. */
  | { type: 'loginEnded'; login: number }
  /** The tokens of a login are stored. */
  | { type: 'loginStored'; login: number; opened: LoginSuccess; serverNow: number; isCodeMissing: boolean }
  | { type: 'logoutRequested'; cause: LogoutCause }
  /** A service refused the session for good. */
  | { type: 'refused'; why: SessionEnd; canReload: boolean }
  /** The hub reported another session of the player, and the page has shown it. */
  | { type: 'replaced' }
  | ({ type: 'restored' } & RestoredFacts)
  /** The calls of a logout have ended, whatever their outcome. */
  | { type: 'serviceNotified' };

/** Facts about a page that returns from the back/forward cache, as it was left and as the tab is now. */
export interface RestoredFacts {
  /** User id of the displayed player; null while unknown. */
  shownUserId: string | null;
  /** Whether the tab has a user token. */
  hasToken: boolean;
  /** User id of the tab's session; null while unknown. */
  storedUserId: string | null;
  /** Values of the cookies that select market and language, when the page loaded and now. */
  marketBefore: string;
  marketNow: string;
}

/**
 * What a transition does, in order:
 * - `showPlayer`: fills the Player slice from the login; `showStoredPlayer`: from storage; then notifies listeners
 * - `takeTokens`: removes the tokens; the user token stays known to `notifyService`
 * - `clearPlayerData`: empties the Player slice, removes the hint cookie, notifies listeners
 * - `dropStoredPlayer`: empties a slice without a session; the hint cookie stays, because another tab may have one
 * - `clearTab`: empties the tab's storage
 * - `leavePage`: loads the page's model again, and the whole document if that takes long; `loadPage`: the model alone,
 *   because the document has just loaded and would come back the same
 * - `reloadDocument`: loads the whole document
 * - `notifyService`: tells listeners of the logout, and then the service
 * - `explainEnd`: shows why the session ended
 * - `refreshData`: fetches what may have changed while the page was away
 */
export type SessionEffect =
  | 'showPlayer'
  | 'showStoredPlayer'
  | 'takeTokens'
  | 'clearPlayerData'
  | 'dropStoredPlayer'
  | 'clearTab'
  | 'loadPage'
  | 'leavePage'
  | 'reloadDocument'
  | 'notifyService'
  | 'explainEnd'
  | 'refreshData';

export type Transition = readonly [session: Session, ...effects: readonly SessionEffect[]];

const visitor: Session = { step: 'visitor' };
const player: Session = { step: 'player' };
/** Removes everything of the player from the tab. */
const clear = ['takeTokens', 'clearPlayerData', 'clearTab'] as const;

/** Returns the next session and the effects of an event. An event that does not fit the session changes nothing. */
export function nextSession(session: Session, event: SessionEvent): Transition {
  switch (event.type) {
    case 'started':
      return started(event);
    case 'loginRequested':
      if (session.step === 'visitor') return [{ step: 'entering', login: event.login }];
      return session.step === 'ending' && session.login === null ? [{ ...session, login: event.login }] : [session];
    case 'loginEnded':
      if (!isLoginOf(session, event.login)) return [session];
      return session.step === 'ending' ? [{ ...session, login: null }] : [visitor];
    case 'loginStored':
      if (session.step !== 'entering' || session.login !== event.login) return [session];
      // A browser imports a module that failed again only after a page load.
      return event.isCodeMissing ? [player, 'showPlayer', 'reloadDocument'] : [player, 'showPlayer'];
    case 'logoutRequested':
      if (session.step !== 'player') return [session];
      // Listeners take leave with what they have of the player.
      return [
        { step: 'ending', login: null },
        'takeTokens',
        'notifyService',
        'clearPlayerData',
        'clearTab',
        'leavePage',
      ];
    case 'refused':
      if (session.step !== 'player') return [session];
      return event.canReload ? [visitor, ...clear, 'reloadDocument'] : [visitor, ...clear, 'explainEnd', 'leavePage'];
    case 'replaced':
      return session.step === 'player' ? [visitor, ...clear, 'leavePage'] : [session];
    case 'restored':
      return restored(session, event);
    case 'serviceNotified':
      if (session.step !== 'ending') return [session];
      return [session.login === null ? visitor : { step: 'entering', login: session.login }];
  }
}

/** Whether this login is under way or waits. */
export function isLoginOf(session: Session, login: number): boolean {
  return (session.step === 'entering' || session.step === 'ending') && session.login === login;
}

/** The server only knows the hint cookie, so the page may have the wrong audience. */
function started({ hasToken, isPlayersPage, ended }: Extract<SessionEvent, { type: 'started' }>): Transition {
  const page: readonly SessionEffect[] = hasToken === isPlayersPage ? [] : ['loadPage'];
  if (hasToken) return [player, 'showStoredPlayer', ...page];
  return [visitor, 'takeTokens', 'dropStoredPlayer', ...(ended === null ? [] : (['explainEnd'] as const)), ...page];
}

/** Another market, language or player, or a login since: nothing on the page is right. */
function restored(session: Session, facts: RestoredFacts): Transition {
  const { shownUserId, storedUserId, hasToken } = facts;
  const isPlayer = session.step === 'player';
  if (facts.marketBefore !== facts.marketNow || (hasToken && !isPlayer)) return [session, 'reloadDocument'];
  if (!isPlayer) return [session];
  if (!hasToken) return [visitor, 'clearPlayerData', 'leavePage'];
  const isOther = shownUserId !== null && storedUserId !== null && shownUserId !== storedUserId;
  return [session, isOther ? 'reloadDocument' : 'refreshData'];
}
