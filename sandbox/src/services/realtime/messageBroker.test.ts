import { maxContentLength, maxPendingMessages } from '@foyer/contract/broker';
import { expect, test } from 'vitest';
import { firstRow } from '../../kernel/database.ts';
import { testSandboxContext } from '../../kernel/testSandboxContext.ts';
import { createMessageBroker, messageBrokerSchema } from './messageBroker.ts';

function brokerUnderTest() {
  const sandboxContext = testSandboxContext(messageBrokerSchema);
  const published: { userId: number; topic: string; published: unknown; sessions: number[] }[] = [];
  const over = new Set<number>();
  const broker = createMessageBroker(sandboxContext, {
    isSessionOpen: (sessionId) => !over.has(sessionId),
    deliver(userId, canReceive, topic, what) {
      const sessions = [70, 71].filter(canReceive);
      published.push({ userId, topic, published: what, sessions });
      return sessions.length;
    },
  });
  const publish = (title: string, userId = 7) =>
    broker.publish(userId, 'xeniaAdvert', { title })?.messageInstanceUUID ?? '';
  const rows = (table: string) =>
    firstRow<{ count: number }>(sandboxContext.database, `SELECT count(*) AS count FROM ${table}`)?.count;
  return { broker, published, publish, over, rows, clock: sandboxContext.clock };
}

test('RT-06 adverts, promotions and toasts are stored and sent with metadata, other topics without', () => {
  const { broker, published } = brokerUnderTest();
  broker.subscribe(70, 'xeniaToast');
  broker.subscribe(70, 'xeniaToast');
  const toast = broker.publish(7, 'xeniaToast', { title: 'Hello' }, { clientReference: 'spring' });
  expect(toast?.connections).toBe(1);
  expect(published[0]).toMatchObject({
    topic: 'xeniaToast',
    sessions: [70],
    published: {
      messageInstanceUUID: toast?.messageInstanceUUID,
      topic: 'xeniaToast',
      clientReference: 'spring',
      content: { title: 'Hello' },
    },
  });
  broker.subscribe(71, 'mdd');
  expect(broker.publish(7, 'mdd', { id: 'm' })).toEqual({ messageInstanceUUID: null, connections: 1 });
  expect(published[1]).toEqual({ userId: 7, topic: 'mdd', published: { id: 'm' }, sessions: [71] });
  broker.unsubscribe(71, 'mdd');
  expect(broker.publish(7, 'mdd', { id: 'm' })?.connections).toBe(0);
  expect(broker.pending(7)).toHaveLength(1);
});

test('RT-07 a message stays pending until its player acknowledges it once', () => {
  const { broker, publish } = brokerUnderTest();
  const uuid = publish('Spring');
  expect(broker.receive(8, uuid)).toBe(false);
  expect(broker.receive(7, uuid)).toBe(true);
  expect(broker.pending(7)[0]?.receivedAt).not.toBeNull();
  expect(broker.acknowledge(8, uuid, { topic: 'xeniaAdvert', withClose: true })).toBeNull();
  expect(broker.acknowledge(7, uuid, { topic: 'xeniaToast', withClose: true })).toBeNull();
  expect(broker.acknowledge(7, uuid, { topic: 'xeniaAdvert', withClose: false })).toEqual({ isFirst: true });
  expect(broker.acknowledge(7, uuid, { topic: 'xeniaAdvert', withClose: true })).toEqual({ isFirst: false });
  expect(broker.deliveryStatus(uuid)?.acknowledgedWithClose).toBe(false);
  expect(broker.pending(7)).toEqual([]);
});

test('RT-09 pending messages are the newest fifty of the last month, oldest first', () => {
  const { broker, publish, clock } = brokerUnderTest();
  for (let number = 0; number < maxPendingMessages + 10; number += 1) publish(`Message ${number}`);
  const pending = broker.pending(7);
  expect([pending.length, pending[0]?.content, pending.at(-1)?.content]).toEqual([
    maxPendingMessages,
    { title: 'Message 10' },
    { title: 'Message 59' },
  ]);
  clock.move(31 * 86_400_000);
  expect(broker.pending(7)).toEqual([]);
});

test('RT-07 prune deletes messages after two months and subscriptions of closed sessions', () => {
  const { broker, publish, clock, over, rows } = brokerUnderTest();
  const [first, second] = [publish('First'), publish('Second')];
  broker.acknowledge(7, first, { topic: 'xeniaAdvert', withClose: true });
  for (const session of [70, 71]) broker.subscribe(session, 'xeniaAdvert');
  clock.move(59 * 86_400_000);
  const third = publish('Third');
  broker.prune();
  expect([rows('broker_message'), rows('broker_subscription')]).toEqual([3, 2]);
  // A player who was away for long can still acknowledge a stored message.
  expect(broker.acknowledge(7, second, { topic: 'xeniaAdvert', withClose: true })).toEqual({ isFirst: true });
  clock.move(2 * 86_400_000);
  over.add(71);
  broker.prune();
  expect([rows('broker_message'), rows('broker_subscription'), broker.deliveryStatus(third)]).toEqual([
    1,
    1,
    expect.anything(),
  ]);
  expect(broker.publish(7, 'xeniaAdvert', { title: 'Fourth' })?.connections).toBe(1);
});

test('content above the maximum length is refused', () => {
  const { broker } = brokerUnderTest();
  expect(broker.publish(7, 'xeniaToast', { title: 'x'.repeat(maxContentLength) })).toBeNull();
  expect(broker.pending(7)).toEqual([]);
});
