import type { BrokerMessage, Topic } from '@foyer/contract/broker';
import type { HubEvent } from '@foyer/contract/milestones';
import type { ApiClient } from '../api/apiClient.browser.ts';
import type { ApiFailure } from '../api/apiResult.ts';
import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { hasConnectionProblem } from './connectionState.ts';
import { createTimeSlicer } from './createTimeSlicer.ts';
import type { RealtimeTabMessage } from './electLeadingTab.browser.ts';
import { electLeadingTab } from './electLeadingTab.browser.ts';
import { emitHubMessage } from './hubEvents.ts';
import { createHubLink } from './hubLink.ts';
import type { Attempt, OpenConnection } from './hubLink.ts';
import { parseHubMessage } from './hubMessage.ts';
import { openHubSocket } from './openHubSocket.browser.ts';
import { postAcknowledge, postNegotiate, postPending, postReceive, postSubscribe } from './realtimeApi.ts';
import { setRealtime } from './realtimeHandle.ts';
import { initialRealtime, realtimeStore } from './realtimeStore.ts';
import { createReceipts } from './receipts.ts';
import type { Outcome, ReceiptDeps } from './receipts.ts';
import { readReceipts, formatReceipts } from './storedReceipts.ts';

export interface RealtimeDeps {
  api: ApiClient;
  userId: number;
  topics: readonly Topic[];
  /** Takes an unused launch token; null when none is available. */
  takeLaunchToken(): Promise<string | null>;
  userToken(): string | null;
  openSocket?: typeof openHubSocket;
}

export interface RunningRealtime {
  /** The page unloads; unsent acknowledgements stay for the next page. */
  leave(): void;
  /** The player logs out: clears everything of theirs. */
  end(): void;
}

interface MessageCalls extends ReceiptDeps {
  pending(): Promise<readonly BrokerMessage[] | null>;
}

/** The broker's message calls for this tab's player. */
function createMessageCalls(api: ApiClient, userToken: () => string | null): MessageCalls {
  return {
    async receive(id) {
      const response = await api.call(postReceive, { params: { id } }, { token: userToken() });
      return response.ok ? 'done' : outcomeOf(response.failure);
    },
    async acknowledge({ messageInstanceUUID, topic, clientReference }, acknowledgedWithClose) {
      const body = { messageInstanceUUID, topic, acknowledgedWithClose, clientReference };
      const response = await api.call(
        postAcknowledge,
        { params: { id: messageInstanceUUID }, body },
        { token: userToken() },
      );
      return response.ok ? 'done' : outcomeOf(response.failure);
    },
    async pending() {
      const response = await api.call(postPending, {}, { token: userToken() });
      return response.ok ? response.value.messages : null;
    },
  };
}

/** An expired token is renewed meanwhile, so a 401 says nothing about the message. */
function outcomeOf(failure: ApiFailure): Outcome {
  return failure.kind === 'refused' && failure.status !== 401 && failure.status !== 429 ? 'refused' : 'noResponse';
}

/** Real-time connection of one player in this tab: either held here, or by another tab that passes its events on. */
export function startRealtime({
  api,
  userId,
  topics,
  takeLaunchToken,
  userToken,
  openSocket = openHubSocket,
}: RealtimeDeps): RunningRealtime {
  let isLeading = false;
  /** Number of connections opened by this tab. */
  let opened = 0;
  // S3: user id of the connection's player.
  tabStorage.set(storedKeys.milestoneUserId, String(userId));
  const calls = createMessageCalls(api, userToken);
  const receipts = createReceipts(calls, {
    read: () => readReceipts(tabStorage.get(storedKeys.receipts), userId),
    write: (pending) =>
      void (pending.length === 0
        ? tabStorage.remove(storedKeys.receipts)
        : tabStorage.set(storedKeys.receipts, formatReceipts(pending, userId))),
  });
  const failed = (error: unknown) => report('APP_INIT_ERROR', { at: 'hub', ...errorFacts(error) });

  const later = (run: () => void, ms: number) => {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  };

  const incoming = createTimeSlicer<{ event: HubEvent; args: unknown[]; isOurs: boolean }>({
    handle({ event, args, isOurs }) {
      // The leading tab passes the event on to the others.
      if (isOurs) share.post({ foyer: 1, kind: 'event', event, args });
      const message = parseHubMessage(event, args);
      // Ignore a message for another player.
      if (message === null || ('userId' in message && message.userId !== null && message.userId !== userId)) return;
      emitHubMessage(message, failed);
    },
    schedule: later,
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
      onCall: (event, args) => incoming.add({ event, args: [...args], isOurs: true }),
    });
  }

  /**
   * RT-07: a failed subscription is a warning, which the API client reports. Topics are subscribed in parallel, so that
   * a retry delays no other topic. Afterwards missed messages can be fetched.
   */
  async function subscribe(): Promise<void> {
    opened += 1;
    const mine = opened;
    await api.call(postSubscribe, { body: { topics: [...topics] } }, { token: userToken() });
    // The connection was lost meanwhile; the next one subscribes itself.
    if (mine !== opened || link.state().name !== 'Connected') return;
    realtimeStore.setState({ connection: Date.now() });
    broadcastState();
  }

  const link = createHubLink({
    open,
    schedule: later,
    random: Math.random,
    onState(state) {
      const isClosed = state.name === 'Disconnected' && state.why === 'closedByHub';
      realtimeStore.setState({ name: state.name, hasProblem: hasConnectionProblem(state), isClosed });
      broadcastState();
      if (state.name === 'Connected') void subscribe();
    },
    onFailure: (reason) => report('CONNECTION_ERROR', { reason: reason.slice(0, 200) }),
  });

  function onMessage(message: RealtimeTabMessage): void {
    switch (message.kind) {
      case 'event':
        return incoming.add({ event: message.event, args: message.args, isOurs: false });
      case 'settled':
        receipts.settledElsewhere(message.id);
        return emitHubMessage(message, failed);
      case 'state':
        if (!isLeading)
          realtimeStore.setState({
            name: message.name,
            hasProblem: message.hasProblem,
            isClosed: message.isClosed,
            connection: message.connection,
          });
        return;
      case 'stateRequest':
        return isLeading ? broadcastState() : undefined;
      case 'retry':
        return isLeading ? link.retry() : undefined;
    }
  }

  const share = electLeadingTab({
    userId,
    onMessage,
    onLead() {
      isLeading = true;
      // Without Web Locks this is called before the share exists.
      queueMicrotask(() => link.start());
    },
  });
  const stopResending = realtimeStore.subscribe((state, before) => {
    if (state.connection !== before.connection) void receipts.resend();
  });
  // Every tab receives it, including the leading one.
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
    incoming.clear();
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
