import type { LoginSuccess } from '@foyer/contract/accounts';
import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';
import type { BrowserStorage } from '../storage/browserStorage.browser.ts';
import { persistentKeys } from '../storage/persistentKeys.ts';
import { nextSession } from './nextSession.ts';
import type { LogoutCause, Session, SessionEffect, SessionEnd, SessionEvent } from './nextSession.ts';
import type { TokenHolder } from './tokenHolder.browser.ts';

/** What the page around the session does; without a page nothing. */
export interface SessionPage {
  /** See `Navigation.reload`. */
  load(options?: { mayStay: boolean }): void;
  explainEnd(why: SessionEnd): void;
  refreshData(): void;
  /** Loads and starts the code of players, whose listeners must exist before a session begins. */
  startPlayerItems(): Promise<void>;
  /** Leaves for the identity provider's logout, if players log in there. Resolves only when this page stays. */
  leaveForProvider: (userToken: string) => Promise<unknown>;
}

export interface SessionDeps {
  tokens: Pick<TokenHolder, 'userToken' | 'clear'>;
  /** Fills the Player slice and notifies listeners. */
  showPlayer(login: LoginSuccess, serverNow: number): void;
  showStoredPlayer(): void;
  clearPlayerData(): void;
  dropStoredPlayer(): void;
  clearTab(): void;
  reloadDocument(): void;
  /** Tells listeners and service that the player has left; ends within seconds. */
  notifyService(userToken: string, cause: LogoutCause): Promise<unknown>;
  /** Local storage, for the marker of a reload after the end of a session, which prevents a loop. */
  persistent: Pick<BrowserStorage, 'get' | 'set' | 'remove'>;
  page(): SessionPage | null;
}

export interface TabSession {
  get(): Session;
  /** Takes up the session that storage may have. */
  start(isPlayersPage: boolean): void;
  /** Resolves when no service is being notified of a logout; at most seconds later, because its calls have deadlines. */
  settled(): Promise<void>;
  /** AU-11: resolves when the service has been notified. Ignored without a player. */
  logOut(cause: LogoutCause): Promise<void>;
  /** AU-12: a service accepts the session no longer. */
  end(why: SessionEnd, canReload: boolean): void;
  dispatch(event: SessionEvent): void;
}

/** Creates the session of a tab: applies events to the session and runs the effects of their transitions. */
export function createSession(deps: SessionDeps): TabSession {
  let session: Session = { step: 'visitor' };
  let leavingToken: string | null = null;
  let notified: Promise<void> = Promise.resolve();

  const run: Record<SessionEffect, (event: SessionEvent) => void> = {
    showPlayer(event) {
      if (event.type !== 'loginStored') return;
      deps.persistent.remove(persistentKeys.reloadMarker);
      deps.showPlayer(event.opened, event.serverNow);
    },
    showStoredPlayer: () => deps.showStoredPlayer(),
    takeTokens() {
      leavingToken = deps.tokens.userToken();
      deps.tokens.clear();
    },
    clearPlayerData: () => deps.clearPlayerData(),
    dropStoredPlayer: () => deps.dropStoredPlayer(),
    clearTab: () => deps.clearTab(),
    loadPage: () => deps.page()?.load({ mayStay: true }),
    leavePage: () => deps.page()?.load(),
    reloadDocument: () => deps.reloadDocument(),
    notifyService(event) {
      const isToNotify = leavingToken !== null && event.type === 'logoutRequested';
      // When a call fails, the session expires at the service by itself; the API client reports the failure.
      notified = (isToNotify ? deps.notifyService(leavingToken ?? '', event.cause) : Promise.resolve())
        .catch(() => undefined)
        .then(() => dispatch({ type: 'serviceNotified' }));
    },
    explainEnd(event) {
      const why = event.type === 'refused' ? event.why : event.type === 'started' ? event.ended : null;
      if (why !== null) deps.page()?.explainEnd(why);
    },
    refreshData: () => deps.page()?.refreshData(),
  };

  function dispatch(event: SessionEvent): void {
    const [next, ...effects] = nextSession(session, event);
    session = next;
    for (const effect of effects) {
      // A failing effect must not keep the player's data in the tab.
      try {
        run[effect](event);
      } catch (error) {
        report('APP_INIT_ERROR', { at: effect, ...errorFacts(error) });
      }
    }
  }

  return {
    get: () => session,
    start(isPlayersPage) {
      const marker = deps.persistent.get(persistentKeys.reloadMarker);
      const ended = marker === null || marker === 'replaced' ? marker : 'over';
      const hasToken = deps.tokens.userToken() !== null;
      // A page without a session proves that there is no loop.
      if (!hasToken) deps.persistent.remove(persistentKeys.reloadMarker);
      dispatch({ type: 'started', hasToken, isPlayersPage, ended });
    },
    settled: () => notified,
    logOut(cause) {
      dispatch({ type: 'logoutRequested', cause });
      return notified;
    },
    end(why, canReload) {
      const isFirst =
        session.step === 'player' && canReload && deps.persistent.get(persistentKeys.reloadMarker) === null;
      dispatch({ type: 'refused', why, canReload: isFirst && deps.persistent.set(persistentKeys.reloadMarker, why) });
    },
    dispatch,
  };
}
