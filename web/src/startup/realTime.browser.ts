import { topics } from '@foyer/contract/broker';
import { meteredTopics } from '@foyer/contract/metered';
import * as v from 'valibot';
import { onMeteredMessage } from '../domain/metered/metered.browser.ts';
import { playerStore } from '../domain/player/playerStore.ts';
import { onHubMessage } from '../realtime/hubEvents.ts';
import { optInHandler } from '../realtime/optInHandler.ts';
import { postSingleSession, postUnsubscribe } from '../realtime/realtimeApi.ts';
import type { RunningRealtime } from '../realtime/startRealtime.browser.ts';
import { endSession } from '../session/endSession.browser.ts';
import { takeLaunchToken } from '../session/launchTokenPool.browser.ts';
import { endsThisSession, otherSessionStore } from '../session/otherSession.ts';
import { onLogin, onLeaving } from '../session/sessionEvents.ts';
import { currentUserToken } from '../session/userToken.browser.ts';
import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import { whenIdle } from '../ui/whenIdle.browser.ts';
import type { StartItem } from './startItem.browser.ts';

const optIn = async (promotionId: number) =>
  (await import('../features/promotions/promotionsQuery.browser.ts')).promotionsQuery().optIn(promotionId);

const meteredTopic = v.picklist(meteredTopics);

/**
 * RT-03: a player with a user id is connected, and a visitor is not. The code of the connection comes when it is first
 * needed and nothing else is to do. A page that goes away lets go of it, so that another tab takes over at once.
 */
export const realTime: StartItem = {
  name: 'real-time',
  when: 'atOnce',
  bundle: 'player',
  start({ api, visit, navigation }) {
    optInHandler.set(optIn);
    let wanted: number | null = null;
    let running: RunningRealtime | null = null;

    function follow(userId: number | null, way: keyof RunningRealtime = 'end'): void {
      if (userId === wanted) return;
      wanted = userId;
      running?.[way]();
      running = null;
      if (userId === null) return;
      whenIdle(() => {
        import('../realtime/startRealtime.browser.ts').then(
          ({ startRealtime }) => {
            // Twice idle for one player: the first one counts.
            if (wanted !== userId || running !== null) return;
            running = startRealtime({ api, userId, takeLaunchToken, userToken: currentUserToken });
          },
          (error: unknown) => report('APP_INIT_ERROR', { item: 'real-time', ...errorFacts(error) }),
        );
      });
    }

    const followPlayer = () => {
      const { isLoggedIn, account } = playerStore.getState();
      follow(isLoggedIn ? (account?.core.userId ?? null) : null);
    };
    const leave = () => follow(null, 'leave');
    const comeBack = ({ persisted }: PageTransitionEvent) => void (persisted && followPlayer());

    // A tab that comes with a session has told of it when it logged in.
    let isNews = currentUserToken() === null;
    const stopTelling = onLogin(() => {
      const { account, session } = playerStore.getState();
      if (isNews && account !== null && session !== null && !visit.allowMultipleSessions) {
        const { userId, registeredProductId } = account.core;
        void api.call(
          postSingleSession,
          { body: { userId, productId: registeredProductId, guId: session.core.sessionGuid } },
          { token: currentUserToken() },
        );
      }
      isNews = true;
    });
    const stopHearing = onHubMessage((message) => {
      if (message.kind !== 'content') return;
      if (v.is(meteredTopic, message.topic)) return onMeteredMessage(message.topic, message.content);
      if (
        message.topic !== 'single-session' ||
        visit.allowMultipleSessions ||
        !endsThisSession(message.content, playerStore.getState().session?.core.sessionGuid ?? null)
      )
        return;
      otherSessionStore.setState({ notice: { wasPlaying: window.location.pathname.startsWith('/game/') } });
      // Without loading the page anew: the words stand on it.
      endSession({
        reloadAddress: () => undefined,
        showVisitorPage: () => void navigation.reload(),
        allowMultipleSessions: true,
      });
    });
    // RT-07: on logout nobody is left to be told. A failure is a warning, which the call itself reports.
    const stopLeaving = onLeaving(async (token) => {
      if (running !== null)
        await api.call(postUnsubscribe, { body: { topics: [...topics] } }, { token, keepalive: true });
    });
    const stopFollowing = playerStore.subscribe(followPlayer);
    followPlayer();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      stopFollowing();
      stopLeaving();
      stopHearing();
      stopTelling();
      follow(null);
    };
  },
};
