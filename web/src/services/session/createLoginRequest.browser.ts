import type { LoginSuccess } from '@foyer/contract/accounts';
import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';
import type { SessionPage, TabSession } from './createSession.browser.ts';
import { isLoginOf } from './nextSession.ts';
import type { TokenHolder } from './tokenHolder.browser.ts';

/** Why a login cannot start: the tab has a player, or another login is under way. */
export type LoginObstacle = 'player' | 'busy';

/** A login that the session has admitted. */
export interface LoginTurn {
  /** Resolves when the login may be sent: at once, or after the calls of a logout, which have deadlines. */
  ready: Promise<void>;
  /** Whether it is still under way: neither ended nor cancelled. */
  isOpen(): boolean;
  /**
   * Stores tokens, account and state together, or nothing. A session that cannot be stored, or comes after the end of
   * the turn, is closed at the service.
   * @param serverNow Unix milliseconds by the server's clock, from the response
   */
  enter(login: LoginSuccess, serverNow: number): Promise<'entered' | 'storageRefused' | 'late'>;
  /** The login failed, or the visitor gave up. */
  end(): void;
}

interface LoginRequestDeps {
  session: Pick<TabSession, 'get' | 'dispatch' | 'settled'>;
  /** Whether the tab has a player, or tokens that the session has not taken up yet. */
  isPlayerExpected(): boolean;
  /** Stores tokens; false when the browser refuses them, and then stores none. */
  store: TokenHolder['replace'];
  /** Closes a session at the service that nobody uses. */
  closeUnused(userToken: string): Promise<unknown>;
  startPlayerItems: SessionPage['startPlayerItems'];
}

/** Creates the function that every login asks first: the form's, a registration's and the app's (AU-03). */
export function createLoginRequest({
  session,
  isPlayerExpected,
  store,
  closeUnused,
  startPlayerItems,
}: LoginRequestDeps): () => LoginTurn | LoginObstacle {
  let logins = 0;

  return () => {
    if (isPlayerExpected()) return 'player';
    const login = (logins += 1);
    session.dispatch({ type: 'loginRequested', login });
    const isOpen = () => isLoginOf(session.get(), login);
    if (!isOpen()) return 'busy';
    const isCodeMissing = startPlayerItems().then(
      () => false,
      (error: unknown) => {
        report('APP_INIT_ERROR', { item: 'player', ...errorFacts(error) });
        return true;
      },
    );
    const end = () => session.dispatch({ type: 'loginEnded', login });
    return {
      ready: session.settled(),
      isOpen,
      end,
      async enter(opened, serverNow) {
        const facts = { login, opened, serverNow, isCodeMissing: await isCodeMissing };
        const isMine = isOpen();
        if (isMine && store(opened.tokens)) {
          session.dispatch({ type: 'loginStored', ...facts });
          return 'entered';
        }
        end();
        void closeUnused(opened.tokens.userToken).catch(() => undefined);
        if (!isMine) return 'late';
        report('STORAGE_ERROR', { at: 'login' });
        return 'storageRefused';
      },
    };
  };
}
