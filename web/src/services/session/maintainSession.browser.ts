import { accountCodes } from '@foyer/contract/accounts';
import { browserClock } from '../../base/browserClock.browser.ts';
import type { Navigation } from '../../ui/NavigationContext.tsx';
import { trackInteraction } from '../analytics/trackInteraction.browser.ts';
import { createApiClient } from '../api/apiClient.browser.ts';
import { onApiFailure } from '../api/apiFailures.ts';
import { servicesAhead, servicesClockStore } from '../api/servicesClock.ts';
import type { Visit } from '../market/visit.ts';
import { isPlayer } from '../player/isPlayer.ts';
import { playerStore } from '../player/playerStore.ts';
import { emitGap } from '../query/gaps.browser.ts';
import { clearAccountDetails, loadAccountDetails, putAccountDetails } from './accountDetails.browser.ts';
import { followAccountMarket } from './followAccountMarket.browser.ts';
import { launchTokenPool, tokenMark } from './launchTokenPool.browser.ts';
import type { SessionEnd } from './nextSession.ts';
import { runInOneTab } from './runInOneTab.browser.ts';
import { session } from './session.browser.ts';
import { sessionAfterFailure } from './sessionAfterFailure.ts';
import { launchTokensPerRequest, postRefreshToken } from './sessionApi.ts';
import { startSessionSummary } from './sessionSummaryQuery.browser.ts';
import { openTabChannel } from './tabChannel.browser.ts';
import { readClockOffset, tokenHolder, writeClockOffset } from './tokenHolder.browser.ts';
import { createTokenRefresh, isExpired } from './tokenRefresh.ts';
import type { RefreshResponse } from './tokenRefresh.ts';
import { expiryOf } from './tokenRules.ts';
import { onUserTokenCleared } from './userToken.browser.ts';

export interface StoredSession {
  /** Resolves when launch tokens may be taken. */
  settled: Promise<void>;
  stop(): void;
}

/** Maintains a session: fresh tokens, a full pool, the session summary poll, and detection of its end. */
export function maintainSession(
  navigation: Navigation,
  page: { getState(): { readonly visit: Visit } },
  { allowMultipleSessions }: Pick<Visit, 'allowMultipleSessions'>,
): StoredSession {
  let delayMs = 0;
  const pool = launchTokenPool();
  // With several sessions allowed, a refused token does not mean a login elsewhere, and no reload is needed.
  const end = (why: SessionEnd = 'over') => {
    if (isPlayer()) trackInteraction({ area: 'logout', action: 'automatic', reason: why });
    session.end(why, !allowMultipleSessions);
  };

  const offset = () => servicesAhead(undefined, readClockOffset());
  /** After sleep, or when the services' clock went on unnoticed: what they refused must not wait for the next poll. */
  const followExpired = (renewed: string) => {
    const expiry = expiryOf(renewed);
    if (expiry !== null && isExpired({ expiry, now: Date.now(), offset: offset() })) emitGap('clock');
  };

  const channel = openTabChannel(pool, {
    onCopy() {
      // After the oldest tab's turn and before the token's end, at a random time for each tab.
      delayMs = 20_000 + Math.floor(Math.random() * 70_000);
      refresh.schedule();
      void pool.fill();
    },
    onRenewed({ was, userToken, refreshTokens, serverNow }) {
      const mine = tokenHolder.userToken();
      if (mine === null || tokenMark(mine) !== was) return;
      tokenHolder.adopt({ userToken, refreshTokens });
      writeClockOffset(serverNow, Date.now());
      refresh.schedule();
      followExpired(mine);
    },
  });

  const refresh = createTokenRefresh({
    userToken: tokenHolder.userToken,
    refreshTokens: tokenHolder.refreshTokens,
    replace: tokenHolder.adopt,
    generation: tokenHolder.generation,
    requestTokens,
    clock: browserClock,
    offset,
    onRenewed(was, { userToken, refreshTokens }, serverNow) {
      writeClockOffset(serverNow, Date.now());
      channel.post({ foyer: 1, kind: 'renewed', was: tokenMark(was), userToken, refreshTokens, serverNow });
      followExpired(was);
    },
    onRefused: () => end(),
    alone: runInOneTab,
    delayMs: () => delayMs,
  });

  const { account, session: opened } = playerStore.getState();
  if (account !== null && opened !== null) putAccountDetails({ account, session: opened });
  else void loadAccountDetails();
  const stopFollowing = followAccountMarket(navigation, page);
  refresh.schedule();
  const settled = channel.settled.then(() => void pool.fill());
  const stopClock = servicesClockStore.subscribe(refresh.schedule);
  const stopSummary = startSessionSummary(refresh.ensureFresh);
  const stopListening = onApiFailure(({ failure, token }) => {
    const isRenewable = refresh.isExpired() && tokenHolder.refreshTokens().length > 0;
    const effect = sessionAfterFailure({
      failure,
      usedToken: token,
      currentToken: tokenHolder.userToken(),
      isRenewable,
    });
    if (effect === 'renew') void refresh.ensureFresh();
    else if (effect === 'ends')
      end('code' in failure && failure.code === accountCodes.sessionReplaced ? 'replaced' : 'over');
  });
  const stopWatching = onUserTokenCleared(() => {
    if (tokenHolder.refreshTokens().length > 0) refresh.schedule();
    else end();
  });

  return {
    settled,
    stop() {
      stopWatching();
      stopFollowing();
      refresh.stop();
      stopClock();
      stopSummary();
      stopListening();
      channel.stop();
      clearAccountDetails();
    },
  };
}

async function requestTokens(refreshToken: string): Promise<RefreshResponse> {
  const response = await createApiClient().call(postRefreshToken, {
    body: { numLaunchTokens: launchTokensPerRequest, refreshToken },
  });
  if (response.ok) return { outcome: 'renewed', ...response.value };
  return { outcome: response.failure.kind === 'refused' && response.failure.status === 401 ? 'refused' : 'noResponse' };
}
