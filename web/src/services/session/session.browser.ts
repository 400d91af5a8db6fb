import { logoutReasons } from '@foyer/contract/accounts';
import { reloadPage } from '../../ui/reloadPage.browser.ts';
import { createApiClient } from '../api/apiClient.browser.ts';
import { initialPlayerState } from '../player/playerState.ts';
import type { PlayerState } from '../player/playerState.ts';
import { playerStore } from '../player/playerStore.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { deleteCookie } from '../storage/cookieJar.browser.ts';
import { cookies } from '../storage/cookies.ts';
import { persistentStorage } from '../storage/persistentStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { createSession } from './createSession.browser.ts';
import type { SessionPage, TabSession } from './createSession.browser.ts';
import type { LogoutCause } from './nextSession.ts';
import { noteActivity } from './playerActivity.browser.ts';
import { playerOfSession } from './playerOfSession.ts';
import { postLogout } from './sessionApi.ts';
import { emitBeforeLogout, emitLogin, emitLogout } from './sessionEvents.ts';
import { tokenHolder, writeClockOffset } from './tokenHolder.browser.ts';

/** Maximum time in milliseconds for each step before the logout call is sent. */
const maxFinishMs = 2000;

const reasonOf = {
  request: logoutReasons.requested,
  inactivity: logoutReasons.inactivity,
  break: logoutReasons.ended,
} as const satisfies Record<LogoutCause, number>;

let page: SessionPage | null = null;

export const sessionPage = (): SessionPage | null => page;

/** Connects the session with the page around it; null takes the page away. */
export function connectSession(next: SessionPage | null): void {
  page = next;
}

/** The tab's session (docs/session.md). */
export const session: TabSession = createSession({
  tokens: tokenHolder,
  showPlayer({ account, session: opened }, serverNow) {
    tabStorage.set(storedKeys.milestoneUserId, String(account.core.userId));
    writeClockOffset(serverNow, Date.now());
    // The last activity of an earlier session must not end this one.
    noteActivity();
    playerStore.setState(playerOfSession(account, opened));
    emitLogin();
  },
  showStoredPlayer() {
    playerStore.setState(storedPlayer);
    emitLogin();
  },
  clearPlayerData() {
    playerStore.setState(initialPlayerState);
    deleteCookie(cookies.playerHint.name);
    emitLogout();
  },
  dropStoredPlayer: () => playerStore.setState(initialPlayerState),
  clearTab: tabStorage.clear,
  reloadDocument: reloadPage,
  async notifyService(token, cause) {
    // The listeners come first: they need the token, and the provider's logout ends it.
    for (const finish of cause === 'break' ? [] : [emitBeforeLogout, page?.leaveForProvider])
      await Promise.race([
        finish?.(token).catch(() => undefined),
        new Promise((resolve) => window.setTimeout(resolve, maxFinishMs)),
      ]);
    await createApiClient().call(postLogout, { body: { userId: token, reason: reasonOf[cause] } }, { token });
  },
  persistent: persistentStorage,
  page: sessionPage,
});

/** Player state after a reload: what was stored, or only the fact of being logged in when the account is lost. */
function storedPlayer(stored: PlayerState): PlayerState {
  const { account, session: opened, restriction, summary, customerData, customerFlag } = stored;
  if (account === null || opened === null) return { ...initialPlayerState, isLoggedIn: true };
  const fresh = playerOfSession(account, opened);
  return {
    ...fresh,
    restriction: restriction ?? fresh.restriction,
    summary,
    customerData: customerData.userId === null ? fresh.customerData : customerData,
    customerFlag: { ...customerFlag, accountStatus: fresh.customerFlag.accountStatus, isLoggedIn: true },
  };
}
