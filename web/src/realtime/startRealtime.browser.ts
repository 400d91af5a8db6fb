import { topics } from '@foyer/contract/broker';
import type { HubEvent } from '@foyer/contract/milestones';
import type { ApiClient } from '../api/apiClient.browser.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { errorFacts } from '../telemetry/errorFacts.ts';
import { report } from '../telemetry/report.ts';
import { isTroubled } from './connectionState.ts';
import { emitHubMessage } from './hubEvents.ts';
import { createHubLink } from './hubLink.ts';
import type { Attempt, OpenConnection } from './hubLink.ts';
import { parseHubMessage } from './hubMessage.ts';
import { openHubSocket } from './hubSocket.browser.ts';
import { createMessageCalls } from './messageCalls.browser.ts';
import { postNegotiate, postSubscribe } from './realtimeApi.ts';
import { setRealtime } from './realtimeHandle.ts';
import { initialRealtime, realtimeStore } from './realtimeStore.ts';
import type { RealtimeTabMessage } from './realtimeTabMessage.ts';
import { createReceipts } from './receipts.ts';
import { createSlices } from './slices.ts';
import { readReceipts, receiptsText } from './storedReceipts.ts';
import { shareAmongTabs } from './tabShare.browser.ts';

export interface RealtimeDeps {
  api: ApiClient;
  userId: number;
  /** A launch token that nobody has used; null where there is none. */
  takeLaunchToken(): Promise<string | null>;
  userToken(): string | null;
  openSocket?: typeof openHubSocket;
}

export interface RunningRealtime {
  /** The page goes away; acknowledgements that could not be sent wait for the next one. */
  leave(): void;
  /** The player goes, and everything of theirs with them. */
  end(): void;
}

/** The connection of one player in this tab: held here, or by another tab that hands on what it hears. */
export function startRealtime({
  api,
  userId,
  takeLaunchToken,
  userToken,
  openSocket = openHubSocket,
}: RealtimeDeps): RunningRealtime {
  let isLeading = false;
  /** Counts the connections of this tab. */
  let opened = 0;
  // S3: whose words the connection carries, for who shows them.
  tabStorage.set(storedKeys.milestoneUserId, String(userId));
  const calls = createMessageCalls(api, userToken);
  const receipts = createReceipts(calls, {
    read: () => readReceipts(tabStorage.get(storedKeys.receipts), userId),
    write: (pending) =>
      void (pending.length === 0
        ? tabStorage.remove(storedKeys.receipts)
        : tabStorage.set(storedKeys.receipts, receiptsText(pending, userId))),
  });
  const failed = (error: unknown) => report('APP_INIT_ERROR', { at: 'hub', ...errorFacts(error) });

  const later = (run: () => void, ms: number) => {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  };

  const heard = createSlices<{ event: HubEvent; args: unknown[]; isOurs: boolean }>({
    handle({ event, args, isOurs }) {
      // From the tab that holds the connection to the others.
      if (isOurs) share.post({ foyer: 1, kind: 'told', event, args });
      const message = parseHubMessage(event, args);
      // A word for another player is nobody's here.
      if (message === null || ('userId' in message && message.userId !== null && message.userId !== userId)) return;
      emitHubMessage(message, failed);
    },
    later,
    now: () => performance.now(),
  });

  const broadcastState = () => share.post({ foyer: 1, kind: 'state', ...realtimeStore.getState() });

  async function negotiated(way: 'hub' | 'broker') {
    const token = await takeLaunchToken();
    if (token === null) throw new Error('No launch token.');
    const response = await api.call(postNegotiate, { body: { userId, way } }, { token });
    if (!response.ok) throw new Error(`No negotiation: ${response.failure.kind}`);
    return response.value;
  }

  async function open(attempt: Attempt): Promise<OpenConnection> {
    const offered = await negotiated('hub');
    const { url, accessToken } = offered.accessToken === null ? await negotiated('broker') : offered;
    if (accessToken === null) throw new Error('No launch token.');
    return openSocket({
      url,
      accessToken,
      attempt,
      onCall: (event, args) => heard.add({ event, args: [...args], isOurs: true }),
    });
  }

  /**
   * RT-07: what fails is a warning, which the call itself reports. The broker is told of all topics at once, so that one that
   * fails and is tried again holds up no other. Then everybody may ask for what they missed.
   */
  async function subscribe(): Promise<void> {
    opened += 1;
    const mine = opened;
    await api.call(postSubscribe, { body: { topics: [...topics] } }, { token: userToken() });
    // Lost meanwhile: the connection that followed subscribes for itself.
    if (mine !== opened || link.state().name !== 'Connected') return;
    realtimeStore.setState({ connection: Date.now() });
    broadcastState();
  }

  const link = createHubLink({
    open,
    later,
    random: Math.random,
    onState(state) {
      realtimeStore.setState({ name: state.name, isTroubled: isTroubled(state) });
      broadcastState();
      if (state.name === 'Connected') void subscribe();
    },
    onTrouble: (reason) => report('CONNECTION_ERROR', { reason: reason.slice(0, 200) }),
  });

  function onMessage(message: RealtimeTabMessage): void {
    switch (message.kind) {
      case 'told':
        return heard.add({ event: message.event, args: message.args, isOurs: false });
      case 'settled':
        receipts.settledElsewhere(message.id);
        return emitHubMessage(message, failed);
      case 'state':
        if (!isLeading)
          realtimeStore.setState({
            name: message.name,
            isTroubled: message.isTroubled,
            connection: message.connection,
          });
        return;
      case 'hello':
        return isLeading ? broadcastState() : undefined;
      case 'retry':
        return isLeading ? link.retry() : undefined;
    }
  }

  const share = shareAmongTabs({
    userId,
    onMessage,
    onLead() {
      isLeading = true;
      // Where there are no locks this is told before the share is there.
      queueMicrotask(() => link.start());
    },
  });
  const stopResending = realtimeStore.subscribe((state, before) => {
    if (state.connection !== before.connection) void receipts.resend();
  });
  // Every tab hears it, also the one that leads.
  const retryNow = () => void (isLeading && link.retryNow());
  window.addEventListener('online', retryNow);
  setRealtime({
    pending: calls.pending,
    seen: receipts.seen,
    isDone: receipts.isDone,
    acknowledge(message, withClose) {
      const isFirst = receipts.acknowledge(message, withClose);
      if (isFirst) share.post({ foyer: 1, kind: 'settled', id: message.messageInstanceUUID });
      return isFirst;
    },
    retry: () => (isLeading ? link.retry() : share.post({ foyer: 1, kind: 'retry' })),
  });

  function stop(): void {
    tabStorage.remove(storedKeys.milestoneUserId);
    window.removeEventListener('online', retryNow);
    setRealtime(null);
    stopResending();
    heard.clear();
    isLeading = false;
    link.stop();
    share.stop();
    realtimeStore.setState(initialRealtime, true);
  }
  return {
    leave() {
      stop();
      receipts.leave();
    },
    end() {
      stop();
      receipts.drop();
    },
  };
}
