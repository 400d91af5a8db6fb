import { logoutReasons } from '@foyer/contract/accounts';
import type { Navigation } from '../../ui/NavigationContext.tsx';
import { createApiClient } from '../api/apiClient.browser.ts';
import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';
import { initialPlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { deleteCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import { postLogout } from './sessionApi.ts';
import { emitBeforeLogout, emitLogout } from './sessionEvents.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

export interface LogoutDeps {
  /** Removes the user token from storage and returns it, so that a reload during logout finds no session. */
  giveUpTokens(): string | null;
  /** Shows the visitor's page and notifies everything that holds player data. */
  showLoggedOut(): void;
  /**
   * Runs final calls with the token, such as unsubscribing from topics; the server learns of the logout afterwards.
   */
  finish(token: string): Promise<unknown> | null;
  notifyServer(token: string): Promise<unknown>;
  clearStorage(): void;
}

export interface Logout {
  run(parts: LogoutDeps): Promise<void>;
  /** Resolves when no logout is under way; at most seconds later, because its calls have deadlines. */
  ended(): Promise<void>;
}

/** Maximum time in milliseconds before the logout call is sent. */
const maxFinishMs = 2000;

/**
 * AU-11: logs out locally at once, whatever the network does, then on the server. Ignores a second call meanwhile.
 */
export function createLogout(
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
): Logout {
  let running: Promise<void> | null = null;

  async function run({ giveUpTokens, showLoggedOut, finish, notifyServer, clearStorage }: LogoutDeps): Promise<void> {
    const token = giveUpTokens();
    const finished = token === null ? null : finish(token);
    try {
      showLoggedOut();
    } finally {
      clearStorage();
    }
    if (finished !== null) await Promise.race([finished, wait(maxFinishMs)]);
    // If the call fails, the session expires on the server by itself; the API client reports the failure.
    if (token !== null) await notifyServer(token);
  }

  return {
    run(parts) {
      running ??= run(parts).finally(() => {
        running = null;
      });
      return running;
    },
    ended: () => (running ?? Promise.resolve()).catch(() => undefined),
  };
}

const logout = createLogout();

/**
 * Resolves when no logout is under way. A login waits for it (AU-03): the response to the logout would delete the cookie
 * of the new session.
 */
export function logoutEnded(): Promise<void> {
  return logout.ended();
}

/** `break`: a call has already ended the session at the service, which would refuse further calls with its token. */
export type LogoutCause = 'request' | 'inactivity' | 'break';

const reasonOf = {
  request: logoutReasons.requested,
  inactivity: logoutReasons.inactivity,
  break: logoutReasons.ended,
} as const satisfies Record<LogoutCause, number>;

/** Logs out, and tells the service why. */
export function logOut(navigation: Navigation, cause: LogoutCause = 'request'): Promise<void> {
  return logout.run({
    giveUpTokens() {
      const token = tokenHolder.userToken();
      tokenHolder.clear();
      return token;
    },
    showLoggedOut() {
      clearPlayerData();
      void navigation.reload({ mustLeave: true });
    },
    finish: cause === 'break' ? () => null : emitBeforeLogout,
    notifyServer: (token) =>
      createApiClient().call(postLogout, { body: { userId: token, reason: reasonOf[cause] } }, { token }),
    clearStorage: tabStorage.clear,
  });
}

/** Clears store, hint cookie and listeners: nothing in the tab belongs to the player afterwards. */
export function clearPlayerData(): void {
  playerStore.setState(initialPlayerState);
  deleteCookie(cookies.playerHint.name);
  emitLogout((error) => report('APP_INIT_ERROR', { at: 'logout', ...errorFacts(error) }));
}
