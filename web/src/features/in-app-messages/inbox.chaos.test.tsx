import { maxPendingMessages } from '@foyer/contract/broker';
import type { BrokerMessage } from '@foyer/contract/broker';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserClock } from '../../base/browserClock.browser.ts';
import { createReceipts } from '../../services/realtime/receipts.ts';
import { createStream } from '../../services/stream/createStream.browser.ts';
import type { Attempt } from '../../services/stream/createStream.browser.ts';
import { emptyInbox, withMessages, withoutMessage } from './inbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A seeded pseudo-random generator of numbers in [0, 1). */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const seeds = [1, 77, 4096, 616567011, 373619457, Math.floor(Math.random() * 1e9)];

test.each(seeds)(
  'RT-08 RT-09 no message is lost, shown twice or acknowledged twice over 100 disconnections (seed %d)',
  async (seed) => {
    const random = numbersOf(seed);
    const stored = new Map<string, { message: BrokerMessage; acknowledgements: number }>();
    const shown = new Map<string, number>();
    let inbox = emptyInbox;
    let current: Attempt | null = null;

    vi.spyOn(Math, 'random').mockImplementation(random);
    const receipts = createReceipts({
      calls: {
        receive: async () => ({ kind: 'done' }),
        async acknowledge({ message: { messageInstanceUUID } }) {
          // The call fails or is refused before it reaches the broker, or its response is lost afterwards.
          const outcome = random();
          if (outcome < 0.3) return { kind: outcome < 0.15 ? 'refused' : 'noResponse' };
          const entry = stored.get(messageInstanceUUID);
          // The broker counts only the first acknowledgement and confirms repeats.
          if (entry && entry.acknowledgements === 0) entry.acknowledgements = 1;
          return { kind: outcome < 0.5 ? 'noResponse' : 'done' };
        },
      },
      clock: browserClock,
      isConnected: () => current !== null,
    });
    const take = (messages: readonly BrokerMessage[]) => {
      const before = new Set(inbox.messages.map(({ messageInstanceUUID }) => messageInstanceUUID));
      inbox = withMessages(inbox, messages, receipts.isDone);
      for (const { messageInstanceUUID } of inbox.messages)
        if (!before.has(messageInstanceUUID)) shown.set(messageInstanceUUID, (shown.get(messageInstanceUUID) ?? 0) + 1);
    };
    const close = () => {
      const [oldest] = inbox.messages.toReversed();
      if (oldest === undefined) return;
      inbox = withoutMessage(inbox, oldest.messageInstanceUUID);
      receipts.acknowledge(oldest, true);
    };
    const unacknowledged = () =>
      [...stored.values()].filter(({ acknowledgements }) => acknowledgements === 0).map(({ message }) => message);
    const stream = createStream({
      connect(attempt) {
        if (random() < 0.4) attempt.onEnd('refused');
        else {
          current = attempt;
          queueMicrotask(attempt.onAlive);
        }
        return () => void (current = null);
      },
      maxAttemptMs: 15_000,
      onFailure: () => undefined,
      onState({ phase }) {
        if (phase !== 'open') return;
        void receipts.resend();
        take(unacknowledged());
      },
    });

    stream.start();
    let drops = 0;
    for (let step = 0; drops < 100; step += 1) {
      // The broker returns this many messages at most; older ones wait for a later connection.
      if (unacknowledged().length < maxPendingMessages) {
        const message: BrokerMessage = {
          messageInstanceUUID: `m${step}`,
          topic: 'xeniaAdvert',
          clientReference: '',
          content: { title: `Message ${step}` },
          publishedAt: step,
          receivedAt: null,
        };
        stored.set(message.messageInstanceUUID, { message, acknowledgements: 0 });
        // A message in flight may be delivered twice or not at all.
        if (current !== null && random() < 0.7) take(random() < 0.2 ? [message, message] : [message]);
      }
      // The player closes messages often enough that the list never overflows.
      for (let closed = 0; closed < 4; closed += 1) if (random() < 0.7) close();
      if (current !== null && random() < 0.5) {
        const broken: Attempt = current;
        current = null;
        drops += 1;
        broken.onEnd('1006');
      }
      await vi.advanceTimersByTimeAsync(random() * 4000);
    }
    // Long enough to reconnect after any number of refused attempts.
    await vi.advanceTimersByTimeAsync(3_600_000);
    while (inbox.messages.length > 0) close();
    // Repeated without another connection.
    await vi.advanceTimersByTimeAsync(3_600_000);

    const entries = [...stored.entries()];
    expect(
      entries.filter(([id]) => shown.get(id) !== 1).map(([id]) => `${id} shown ${shown.get(id) ?? 0} times`),
    ).toEqual([]);
    expect(entries.filter(([, { acknowledgements }]) => acknowledgements !== 1).map(([id]) => id)).toEqual([]);
  },
);
