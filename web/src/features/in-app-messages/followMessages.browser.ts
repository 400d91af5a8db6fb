import type { BrokerMessage } from '@foyer/contract/broker';
import { onHubMessage } from '../../realtime/hubEvents.ts';
import { realtime } from '../../realtime/realtimeHandle.ts';
import { realtimeStore } from '../../realtime/realtimeStore.ts';
import { onLogout } from '../../session/sessionEvents.ts';
import { emptyInbox, withMessages, withoutMessage } from './inbox.ts';
import { inboxStore } from './inboxStore.ts';

/** What arrives within this time is taken together: a thousand messages in a second are one change of the page. Milliseconds. */
const gatherMs = 100;

/** RT-08, RT-09: takes what the hub brings, and after each connection what was missed. Returns how to stop. */
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

  function gather(messages: readonly BrokerMessage[]): void {
    arrived.push(...messages);
    timer ??= window.setTimeout(take, gatherMs);
  }

  async function fetchMissed(): Promise<void> {
    const asked = realtime();
    const missed = await asked?.pending();
    // Whoever asked may have left meanwhile, and the next player must not see their messages.
    if (missed && !isStopped && asked === realtime()) gather(missed);
  }

  const stops = [
    onHubMessage((message) => {
      if (message.kind === 'message') gather([message.message]);
      if (message.kind === 'settled') inboxStore.setState((state) => withoutMessage(state, message.id), true);
    }),
    realtimeStore.subscribe((state, before) => {
      if (state.connection !== before.connection && state.connection !== 0) void fetchMissed();
    }),
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
