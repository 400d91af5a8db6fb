import type { BrokerMessage } from '@foyer/contract/broker';
import { afterGap } from '../../services/query/gaps.browser.ts';
import { onHubMessage } from '../../services/realtime/hubEvents.ts';
import { realtime } from '../../services/realtime/realtimeHandle.ts';
import { realtimeStore } from '../../services/realtime/realtimeStore.ts';
import { onLogout } from '../../services/session/sessionEvents.ts';
import { emptyInbox, inboxStore, withMessages, withoutMessage } from './inbox.ts';

/** Messages that arrive within this time are applied together, so that a burst causes one update. */
const batchMs = 100;

/**
 * RT-08, RT-09: collects messages of the hub and, after each connection and every other gap, missed messages. Returns a
 * function that stops it.
 */
export function followMessages(): () => void {
  let arrived: BrokerMessage[] = [];
  let timer: number | null = null;
  let isStopped = false;

  function take(): void {
    timer = null;
    const messages = arrived;
    arrived = [];
    inboxStore.setState((state) => withMessages(state, messages, (id) => realtime()?.isDone(id) === true), true);
  }

  function queueMessages(messages: readonly BrokerMessage[]): void {
    arrived.push(...messages);
    timer ??= window.setTimeout(take, batchMs);
  }

  async function fetchMissed(): Promise<void> {
    const connection = realtime();
    const missed = await connection?.pending();
    // The player may have logged out in the meantime; the next player must not see these messages.
    if (missed && !isStopped && connection === realtime()) queueMessages(missed);
  }

  const stops = [
    onHubMessage((message) => {
      if (message.kind === 'message') queueMessages([message.message]);
      if (message.kind === 'settled') inboxStore.setState((state) => withoutMessage(state, message.id), true);
    }),
    realtimeStore.subscribe((state, before) => {
      if (state.connection !== before.connection && state.connection !== 0) void fetchMissed();
    }),
    afterGap((cause) => cause !== 'connected' && void fetchMissed()),
    onLogout(() => {
      arrived = [];
      inboxStore.setState(emptyInbox, true);
    }),
  ];
  if (realtimeStore.getState().connection !== 0) void fetchMissed();
  return () => {
    isStopped = true;
    if (timer !== null) window.clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
