import { meteredTopics } from '@foyer/contract/metered';
import { unknownSessionGuid } from '@foyer/contract/unknownSessionGuid';
import * as v from 'valibot';
import { onMeteredMessage } from '../../domain/metered/metered.browser.ts';
import { errorFacts } from '../../services/errors/errorFacts.ts';
import { report } from '../../services/errors/report.ts';
import { isPlayer } from '../../services/player/isPlayer.ts';
import { playerStore } from '../../services/player/playerStore.ts';
import { emitGap } from '../../services/query/gaps.browser.ts';
import { availableTopics } from '../../services/realtime/availableTopics.ts';
import { onHubMessage } from '../../services/realtime/hubEvents.ts';
import { postSingleSession, postUnsubscribe } from '../../services/realtime/realtimeApi.ts';
import { optInHandler } from '../../services/realtime/realtimeHandle.ts';
import { realtimeStore } from '../../services/realtime/realtimeStore.ts';
import type { RunningRealtime } from '../../services/realtime/startRealtime.browser.ts';
import { isPlayerExpected } from '../../services/session/isPlayerExpected.browser.ts';
import { takeLaunchToken } from '../../services/session/launchTokenPool.browser.ts';
import { endsThisSession, otherSessionStore } from '../../services/session/otherSession.ts';
import { session } from '../../services/session/session.browser.ts';
import { onLogin, onBeforeLogout } from '../../services/session/sessionEvents.ts';
import { refreshSessionSummary } from '../../services/session/sessionSummary.browser.ts';
import { currentUserToken } from '../../services/session/userToken.browser.ts';
import { followPageLife } from '../../ui/followPageLife.browser.ts';
import { whenIdle } from '../../ui/whenIdle.browser.ts';
import type { StartItem } from './startItems.browser.ts';

const optIn = async (promotionId: number) =>
  (await import('../../features/promotions/promotionsQuery.browser.ts')).promotionsQuery().optIn(promotionId);

/** Time for the subscription of a new connection, in milliseconds. Afterwards the page does not wait for it. */
const maxSubscribeMs = 1000;

const meteredTopic = v.picklist(meteredTopics);

/**
 * RT-03: connects players with a user id. The connection's code loads at first need, in idle time. A page that
 * is kept in memory disconnects, so that another tab takes over at once.
 */
export const realTime: StartItem = {
  name: 'real-time',
  needs: 'realTime',
  when: 'atOnce',
  bundle: 'player',
  start({ api, visit }) {
    optInHandler.set(optIn);
    const topics = availableTopics(visit);
    let wanted: number | null = null;
    let running: RunningRealtime | null = null;

    function follow(userId: number | null, way: 'leave' | 'end' = 'end'): void {
      if (userId === wanted) return;
      wanted = userId;
      running?.[way]();
      running = null;
      if (userId === null) return;
      whenIdle(() => {
        import('../../services/realtime/startRealtime.browser.ts').then(
          ({ startRealtime }) => {
            // Ignore a second idle callback for the same player.
            if (wanted !== userId || running !== null) return;
            running = startRealtime({ api, userId, topics, takeLaunchToken, userToken: currentUserToken });
          },
          (error: unknown) => report('APP_INIT_ERROR', { item: 'real-time', ...errorFacts(error) }),
        );
      });
    }

    let isPaused = false;
    const followPlayer = () => {
      if (isPaused) return;
      follow(isPlayer() ? (playerStore.getState().account?.core.userId ?? null) : null);
    };

    // In a tab that loads with a session, the login was published before.
    let isNewLogin = !isPlayerExpected();
    const stopTracking = onLogin(() => {
      const { account, session: opened } = playerStore.getState();
      const canName = opened !== null && opened.core.sessionGuid !== unknownSessionGuid;
      if (isNewLogin && account !== null && canName && !visit.allowMultipleSessions) {
        const { userId, registeredProductId } = account.core;
        void api.call(
          postSingleSession,
          { body: { userId, productId: registeredProductId, guId: opened.core.sessionGuid } },
          { token: currentUserToken() },
        );
      }
      isNewLogin = true;
    });
    const unsubscribe = onHubMessage((message) => {
      if (message.kind !== 'content') return;
      if (v.is(meteredTopic, message.topic)) return onMeteredMessage(message.topic, message.content);
      if (
        message.topic !== 'single-session' ||
        visit.allowMultipleSessions ||
        !endsThisSession(message.content, playerStore.getState().session?.core.sessionGuid ?? null)
      )
        return;
      otherSessionStore.setState({ notice: { wasPlaying: window.location.pathname.startsWith('/game/') } });
      session.dispatch({ type: 'replaced' });
    });
    // After a break or an exclusion in another tab or on another device, the hub closes the connection or refuses a
    // new one. The session summary is refused too, and the refusal shows the visitor's page. It is requested once for each
    // loss, because the hub may just be down.
    let subscribing: number | undefined;
    let isSummaryRequested = false;
    const stopChecking = realtimeStore.subscribe(({ name, hasProblem, connection }, before) => {
      if (!hasProblem) isSummaryRequested = false;
      else if (name === 'Disconnected' && !isSummaryRequested) {
        isSummaryRequested = true;
        void refreshSessionSummary();
      }
      // A new connection does not know what happened before it, whichever tab has opened it.
      if (connection !== before.connection || name !== 'Connected') window.clearTimeout(subscribing);
      if (connection !== before.connection && connection !== 0) emitGap('connected');
      else if (name === 'Connected' && before.name !== 'Connected')
        subscribing = window.setTimeout(() => emitGap('connected'), maxSubscribeMs);
    });
    // RT-07: unsubscribes on logout, and RT-08: tells the broker what it does not know yet. The calls report failures
    // themselves, as warnings.
    const stopLeaving = onBeforeLogout(async (token) => {
      if (running === null) return;
      const sent = running.sendPending(token);
      await api.call(postUnsubscribe, { body: { topics } }, { token, keepalive: true });
      await sent;
    });
    const stopFollowing = playerStore.subscribe(followPlayer);
    followPlayer();
    const stopPageLife = followPageLife({
      onPause() {
        isPaused = true;
        follow(null, 'leave');
      },
      onResume() {
        isPaused = false;
        followPlayer();
      },
    });
    return () => {
      stopPageLife();
      stopFollowing();
      stopChecking();
      window.clearTimeout(subscribing);
      stopLeaving();
      unsubscribe();
      stopTracking();
      follow(null);
    };
  },
};
