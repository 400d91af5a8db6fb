import type { Topic } from '@foyer/contract/broker';
import type { HubEvent } from '@foyer/contract/milestones';
import { browserClock } from '../../base/browserClock.browser.ts';
import type { ApiClient } from '../api/apiClient.browser.ts';
import type { ApiFailure } from '../api/apiResult.ts';
import { errorFacts } from '../errors/errorFacts.ts';
import { report } from '../errors/report.ts';
import { tabStorage } from '../storage/browserStorage.browser.ts';
import { storedKeys } from '../storage/storedKeys.ts';
import { createRepeater } from '../stream/createRepeater.ts';
import type { Repeater } from '../stream/createRepeater.ts';
import { createStream } from '../stream/createStream.browser.ts';
import type { Attempt } from '../stream/createStream.browser.ts';
import { connectionName, isMissing } from './connectionName.ts';
import { createMessageCalls, outcomeOf } from './createMessageCalls.browser.ts';
import { createTimeSlicer } from './createTimeSlicer.ts';
import type { RealtimeTabMessage } from './electLeadingTab.browser.ts';
import { electLeadingTab } from './electLeadingTab.browser.ts';
import { emitHubMessage } from './hubEvents.ts';
import { parseHubMessage } from './hubMessage.ts';
import { openHubSocket } from './openHubSocket.browser.ts';
import { postNegotiate, postSubscribe } from './realtimeApi.ts';
import { setRealtime } from './realtimeHandle.ts';
import { initialRealtime, realtimeStore } from './realtimeStore.ts';
import { createReceipts } from './receipts.ts';
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
  /** Before a logout, sends acknowledgements that failed so far, with the token that is about to end. */
  sendPending(token: string): Promise<unknown>;
  /** The page unloads; unsent acknowledgements stay for the next page. */
  leave(): void;
  /** The player logs out: clears everything of theirs. */
  end(): void;
}

/** Maximum duration of an attempt to connect, negotiation included. Milliseconds. */
const maxAttemptMs = 15_000;

class NegotiationError extends Error {
  /** Minimum delay before the next negotiation that the service asked for. */
  readonly retryAfterMs: number | undefined;

  constructor(failure: ApiFailure) {
    super(`No negotiation: ${failure.kind}`);
    this.retryAfterMs = 'retryAfterMs' in failure ? failure.retryAfterMs : undefined;
  }
}

/** Whether the player has a connection, in whichever tab it is. */
function isConnected(): boolean {
  return realtimeStore.getState().name === 'Connected';
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
  /** Keeps this tab's connection subscribed. */
  let subscription: Repeater | null = null;
  // S3: user id of the connection's player.
  tabStorage.set(storedKeys.milestoneUserId, String(userId));
  const calls = createMessageCalls(api, userToken);
  const receipts = createReceipts({
    calls,
    clock: browserClock,
    isConnected,
    store: {
      read: () => readReceipts(tabStorage.get(storedKeys.receipts), userId),
      write: (pending) =>
        void (pending.length === 0
          ? tabStorage.remove(storedKeys.receipts)
          : tabStorage.set(storedKeys.receipts, formatReceipts(pending, userId))),
    },
  });
  const failed = (error: unknown) => report('APP_INIT_ERROR', { at: 'hub', ...errorFacts(error) });

  const incoming = createTimeSlicer<{ event: HubEvent; args: unknown[]; isOurs: boolean }>(
    ({ event, args, isOurs }) => {
      // The leading tab passes the event on to the others.
      if (isOurs) share.post({ foyer: 1, kind: 'event', event, args });
      const message = parseHubMessage(event, args);
      // Ignore a message for another player.
      if (message === null || ('userId' in message && message.userId !== null && message.userId !== userId)) return;
      emitHubMessage(message, failed);
    },
    browserClock,
  );

  const broadcastState = () => share.post({ foyer: 1, kind: 'state', ...realtimeStore.getState() });

  async function negotiated(way: 'hub' | 'broker') {
    const token = await takeLaunchToken();
    if (token === null) throw new Error('No launch token.');
    const response = await api.call(postNegotiate, { body: { userId, way } }, { token });
    if (!response.ok) throw new NegotiationError(response.failure);
    return response.value;
  }

  async function open(signal: AbortSignal, onEnd: Attempt['onEnd']): Promise<void> {
    const offered = await negotiated('hub');
    if (signal.aborted) return;
    const { url, accessToken } = offered.accessToken === null ? await negotiated('broker') : offered;
    if (accessToken === null) throw new Error('No launch token.');
    return openSocket({
      url,
      accessToken,
      signal,
      onEnd,
      onCall: (event, args) => incoming.add({ event, args: [...args], isOurs: true }),
    });
  }

  /**
   * RT-07: a failed subscription is a warning, which the API client reports, and is repeated while the connection lasts.
   * Missed messages can be fetched after the first attempt, and again after a late success.
   */
  function subscribe(): Repeater {
    let isAnnounced = false;
    const mine = createRepeater({
      async run() {
        const response = await api.call(postSubscribe, { body: { topics: [...topics] } }, { token: userToken() });
        // The connection was lost meanwhile; the next one subscribes itself.
        if (subscription !== mine) return null;
        if (response.ok || !isAnnounced) {
          isAnnounced = true;
          realtimeStore.setState({ connection: Date.now() });
          broadcastState();
        }
        const outcome = outcomeOf(response);
        return outcome.kind === 'noResponse' ? (outcome.retryAfterMs ?? 0) : null;
      },
      clock: browserClock,
      canRepeat: isConnected,
    });
    void mine.start();
    return mine;
  }

  const stream = createStream({
    connect({ onAlive, onEnd }) {
      const closing = new AbortController();
      open(closing.signal, onEnd).then(onAlive, (error: unknown) =>
        onEnd(
          error instanceof Error ? error.message : String(error),
          true,
          error instanceof NegotiationError ? error.retryAfterMs : undefined,
        ),
      );
      return () => closing.abort();
    },
    maxAttemptMs,
    onState(state) {
      realtimeStore.setState({
        name: connectionName(state),
        hasProblem: isMissing(state),
      });
      broadcastState();
      subscription?.stop();
      subscription = state.phase === 'open' ? subscribe() : null;
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
            connection: message.connection,
          });
        return;
      case 'stateRequest':
        return isLeading ? broadcastState() : undefined;
      case 'retry':
        return isLeading ? stream.retry() : undefined;
    }
  }

  const lead = () => {
    isLeading = true;
    // Without Web Locks this is called before the share exists.
    queueMicrotask(() => isLeading && stream.start());
  };
  const share = electLeadingTab(userId, lead, onMessage);
  const stopResending = realtimeStore.subscribe((state, before) => {
    if (state.connection !== before.connection) void receipts.resend();
  });
  // Every tab receives it, including the leading one.
  const retryNow = () => void (isLeading && stream.retry(true));
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
    retry: () => (isLeading ? stream.retry() : share.post({ foyer: 1, kind: 'retry' })),
  });

  function stop(): void {
    tabStorage.remove(storedKeys.milestoneUserId);
    window.removeEventListener('online', retryNow);
    setRealtime(null);
    stopResending();
    incoming.clear();
    isLeading = false;
    stream.stop();
    share.stop();
    realtimeStore.setState(initialRealtime, true);
  }
  return {
    sendPending: (token) =>
      Promise.all(receipts.unsent().map((receipt) => calls.acknowledge(receipt, { token, keepalive: true }))),
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
