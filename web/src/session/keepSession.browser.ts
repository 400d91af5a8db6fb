import { accountCodes } from '@foyer/contract/accounts';
import { createApiClient } from '../api/apiClient.browser.ts';
import { onApiFailure } from '../api/apiFailures.ts';
import { servicesClockStore, servicesTime } from '../api/servicesClock.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import type { Visit } from '../market/visit.ts';
import type { Navigation } from '../ui/NavigationContext.tsx';
import { forgetAccountDetails, loadAccountDetails, putAccountDetails } from './accountDetails.browser.ts';
import { readClockOffset, writeClockOffset } from './clockOffset.browser.ts';
import { endSession } from './endSession.browser.ts';
import type { SessionEnd } from './endSession.browser.ts';
import { launchTokenPool } from './launchTokenPool.browser.ts';
import { poolRequest } from './launchTokenPool.ts';
import { postRefreshToken } from './sessionApi.ts';
import { sessionAfterFailure } from './sessionEnding.ts';
import { startSessionSummary } from './sessionSummary.browser.ts';
import { openTabChannel } from './tabChannel.browser.ts';
import { tokenHolder } from './tokenHolder.browser.ts';
import { tokenMark } from './tokenMark.ts';
import { createTokenRefresh } from './tokenRefresh.ts';
import type { RefreshResponse } from './tokenRefresh.ts';
import { afterUserTokenCleared } from './userToken.browser.ts';

export interface StoredSession {
  /** Resolves when launch tokens may be taken. */
  settled: Promise<void>;
  stop(): void;
}

interface KeepSessionDeps {
  navigation: Navigation;
  visit: Pick<Visit, 'allowMultipleSessions'>;
  notifyEnd: (why: SessionEnd) => void;
}

/** After a tab renewed the session it keeps the others waiting this long, so that they hear of it first. */
const handOverMs = 250;

/** Everything that a session needs while it lasts: fresh tokens, a full pool, the minute poll, and an eye on its end. */
export function keepSession({
  navigation,
  visit: { allowMultipleSessions },
  notifyEnd,
}: KeepSessionDeps): StoredSession {
  let delayMs = 0;
  const pool = launchTokenPool();
  const showVisitorPage = (why: SessionEnd) => {
    notifyEnd(why);
    void navigation.reload();
  };
  const end = (why: SessionEnd = 'over') =>
    endSession({ why, reloadAddress: () => window.location.reload(), showVisitorPage, allowMultipleSessions });

  const channel = openTabChannel({
    pool,
    onCopy() {
      // Between the oldest tab's turn and the token's end; each copy has a moment of its own.
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
    },
  });

  const refresh = createTokenRefresh({
    userToken: tokenHolder.userToken,
    refreshTokens: tokenHolder.refreshTokens,
    replace: tokenHolder.replace,
    generation: tokenHolder.generation,
    ask,
    now: Date.now,
    offset: () => servicesTime(readClockOffset()),
    onRenewed(was, { userToken, refreshTokens }, serverNow) {
      writeClockOffset(serverNow, Date.now());
      channel.post({ foyer: 1, kind: 'renewed', was: tokenMark(was), userToken, refreshTokens, serverNow });
    },
    onRefused: () => end(),
    later(run, ms) {
      const timer = window.setTimeout(run, ms);
      return () => window.clearTimeout(timer);
    },
    alone,
    delayMs: () => delayMs,
  });

  const { account, session } = playerStore.getState();
  if (account !== null && session !== null) putAccountDetails({ account, session });
  else void loadAccountDetails();
  refresh.schedule();
  const settled = channel.settled.then(() => void pool.fill());
  const stopClock = servicesClockStore.subscribe(refresh.schedule);
  const stopSummary = startSessionSummary(refresh.ensureFresh);
  const stopListening = onApiFailure(({ failure, token }) => {
    const isRenewable = refresh.isExpired() && tokenHolder.refreshTokens().length > 0;
    const fate = sessionAfterFailure({ failure, usedToken: token, currentToken: tokenHolder.userToken(), isRenewable });
    if (fate === 'renew') void refresh.ensureFresh();
    else if (fate === 'ends')
      end('code' in failure && failure.code === accountCodes.sessionReplaced ? 'replaced' : 'over');
  });
  const stopWatching = afterUserTokenCleared(() => {
    if (tokenHolder.refreshTokens().length > 0) refresh.schedule();
    else end();
  });

  return {
    settled,
    stop() {
      stopWatching();
      refresh.stop();
      stopClock();
      stopSummary();
      stopListening();
      channel.stop();
      forgetAccountDetails();
    },
  };
}

async function ask(refreshToken: string): Promise<RefreshResponse> {
  const response = await createApiClient().call(postRefreshToken, {
    body: { numLaunchTokens: poolRequest, refreshToken },
  });
  if (response.ok) return { outcome: 'renewed', ...response.value };
  return { outcome: response.failure.kind === 'refused' && response.failure.status === 401 ? 'refused' : 'noAnswer' };
}

/** One tab at a time, where the browser can tell. */
async function alone(work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return work();
  await locks.request('foyer-refresh', async () => {
    await work();
    await new Promise((resolve) => window.setTimeout(resolve, handOverMs));
  });
}
