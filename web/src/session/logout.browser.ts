import { createApiClient } from '../api/apiClient.browser.ts';
import { initialPlayerState } from '../domain/player/playerState.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { forgetCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import { postLogout } from './sessionApi.ts';
import { emitLeaving, emitLogout } from './sessionEvents.ts';
import { tokenHolder } from './tokenHolder.browser.ts';

export interface LogoutDeps {
  /** The user token, which is gone from storage from then on: a reload half-way must not find a session. */
  giveUpTokens(): string | null;
  /** The page shows a visitor, and everyone who kept something of the player's is told. */
  showLoggedOut(): void;
  /** What needs the token for the last time, topics of the hub for example; the server is told of the logout after that. */
  finish(token: string): Promise<unknown> | null;
  notifyServer(token: string): Promise<unknown>;
  clearStorage(): void;
}

export interface Logout {
  run(parts: LogoutDeps): Promise<void>;
  isRunning(): boolean;
}

/** The server is told of the logout at the latest after this time. */
const maxFinishMs = 2000;

/** AU-11: logged out at once, then the server, then everything cleared, whatever the server said. A second one is ignored. */
export function createLogout(
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
): Logout {
  let isRunning = false;
  return {
    isRunning: () => isRunning,
    async run({ giveUpTokens, showLoggedOut, finish, notifyServer, clearStorage }) {
      if (isRunning) return;
      isRunning = true;
      try {
        const token = giveUpTokens();
        const finished = token === null ? null : finish(token);
        showLoggedOut();
        if (finished !== null) await Promise.race([finished, wait(maxFinishMs)]);
        // A session the server was not told of ends there by its own expiry; the failed call was reported.
        if (token !== null) await notifyServer(token);
      } finally {
        clearStorage();
        isRunning = false;
      }
    },
  };
}

const logout = createLogout();

/** True while a logout cleans up; a login has to wait (AU-03). */
export function isLoggingOut(): boolean {
  return logout.isRunning();
}

/**
 * Ends the session because the player wants it.
 * @param isEndedByService the service has ended the session already and would refuse further calls with its token
 */
export function logOut(navigation: Navigation, isEndedByService = false): Promise<void> {
  return logout.run({
    giveUpTokens() {
      const token = tokenHolder.userToken();
      tokenHolder.clear();
      return token;
    },
    showLoggedOut() {
      forgetPlayer();
      void navigation.reload();
    },
    finish: isEndedByService ? () => null : emitLeaving,
    notifyServer: (token) => createApiClient().call(postLogout, { body: { userId: token, reason: 1 } }, { token }),
    clearStorage: tabStorage.clear,
  });
}

/** Store, hint cookie and listeners: from here on nothing in the tab belongs to the player. */
export function forgetPlayer(): void {
  playerStore.setState(initialPlayerState);
  forgetCookie(cookies.playerHint.name);
  emitLogout((error) => report('APP_INIT_ERROR', { at: 'logout', ...errorFacts(error) }));
}
