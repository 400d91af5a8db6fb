import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from '../../base/serverClock.server.ts';
import { createReceipts } from './receipts.ts';
import type { Outcome, PendingReceipt, Receipted } from './receipts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const message = (id: string): Receipted => ({ messageInstanceUUID: id, topic: 'xeniaToast', clientReference: 'c' });

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const settle = () => pass(0);
const clock = { ...serverClock, random: () => 0 };

function receiptsUnderTest(stored: PendingReceipt[] = []) {
  let outcome: (id: string) => Outcome['kind'] = () => 'done';
  const sent: string[] = [];
  const received: string[] = [];
  const link = { isConnected: true };
  const receipts = createReceipts({
    calls: {
      receive: async (id) => (received.push(id), { kind: outcome(id) }),
      acknowledge: async ({ message: { messageInstanceUUID: id }, withClose }) => (
        sent.push(`${id} ${withClose}`),
        { kind: outcome(id) }
      ),
    },
    clock,
    isConnected: () => link.isConnected,
    store: { read: () => stored, write: (pending) => void (stored = [...pending]) },
  });
  return {
    receipts,
    sent,
    received,
    link,
    stored: () => stored.map(({ message: { messageInstanceUUID } }) => messageInstanceUUID),
    response: (next: Outcome['kind'] | typeof outcome) => void (outcome = typeof next === 'string' ? () => next : next),
  };
}

test('RT-08 receives and acknowledges a message once', async () => {
  const { receipts, sent, received } = receiptsUnderTest();
  receipts.seen('a');
  receipts.seen('a');
  expect(receipts.acknowledge(message('a'), false)).toBe(true);
  expect(receipts.acknowledge(message('a'), true)).toBe(false);
  await settle();
  await receipts.resend();
  expect([received, sent]).toEqual([['a'], ['a false']]);
});

test('RT-08 sends failed acknowledgements after reconnection, in order', async () => {
  const { receipts, sent, response } = receiptsUnderTest();
  response('noResponse');
  receipts.acknowledge(message('a'), true);
  receipts.acknowledge(message('b'), true);
  await settle();
  sent.length = 0;
  response('done');
  await receipts.resend();
  await receipts.resend();
  expect(sent).toEqual(['a true', 'b true']);
});

test('RT-08 repeats a failed acknowledgement after 1, 2, 4 s while the connection lasts', async () => {
  const { receipts, sent, response, stored } = receiptsUnderTest();
  response('noResponse');
  receipts.acknowledge(message('a'), true);
  receipts.acknowledge(message('b'), true);
  await pass(999);
  sent.length = 0;
  await pass(1);
  await pass(2000);
  expect(sent).toEqual(['a true', 'a true']);
  response('done');
  await pass(4000);
  expect([sent, stored()]).toEqual([['a true', 'a true', 'a true', 'b true'], []]);
  await pass(600_000);
  expect(sent).toHaveLength(4);
});

test('RT-08 a refused acknowledgement stays, delays no other and is repeated at most every 30 s', async () => {
  const { receipts, sent, response, stored } = receiptsUnderTest();
  response((id) => (id === 'a' ? 'refused' : 'done'));
  receipts.acknowledge(message('a'), true);
  receipts.acknowledge(message('b'), true);
  await settle();
  expect([sent, stored(), receipts.isDone('a')]).toEqual([['a true', 'b true'], ['a'], true]);
  await pass(61_000);
  sent.length = 0;
  await pass(300_000);
  expect(sent).toHaveLength(10);
  response('done');
  await pass(30_000);
  expect(stored()).toEqual([]);
});

test('RT-08 waits for a connection before it repeats', async () => {
  const { receipts, sent, response, link } = receiptsUnderTest();
  response('noResponse');
  receipts.acknowledge(message('a'), true);
  link.isConnected = false;
  await pass(600_000);
  expect(sent).toHaveLength(1);
  response('done');
  await receipts.resend();
  expect(sent).toHaveLength(2);
});

test('RT-08 a receipt stored before a reload counts as done and is sent', async () => {
  const { receipts, sent, response, stored } = receiptsUnderTest([{ message: message('a'), withClose: true }]);
  expect([receipts.isDone('a'), receipts.acknowledge(message('a'), true)]).toEqual([true, false]);
  response('refused');
  await receipts.resend();
  expect(stored()).toEqual(['a']);
  response('done');
  await pass(1000);
  expect([sent, stored()]).toEqual([['a true', 'a true'], []]);
});

test('RT-07 repeats the report of a seen message until it succeeds or the message is acknowledged', async () => {
  const { receipts, received, response } = receiptsUnderTest();
  response('noResponse');
  receipts.seen('a');
  await pass(1000);
  expect(received).toEqual(['a', 'a']);
  response('done');
  await pass(600_000);
  expect(received).toHaveLength(3);
  response('noResponse');
  receipts.seen('b');
  await settle();
  response('done');
  receipts.acknowledge(message('b'), true);
  await pass(600_000);
  expect(received).toHaveLength(4);
});

test('does not acknowledge a message settled in another tab', () => {
  const { receipts } = receiptsUnderTest();
  receipts.settledElsewhere('a');
  expect([receipts.isDone('a'), receipts.acknowledge(message('a'), true)]).toEqual([true, false]);
});

test('RT-07 a logout drops pending acknowledgements', async () => {
  const { receipts, sent, response } = receiptsUnderTest();
  response('noResponse');
  receipts.acknowledge(message('a'), true);
  await settle();
  receipts.drop();
  response('done');
  await receipts.resend();
  expect(sent).toEqual(['a true']);
});

test('RT-07 after a logout, messages count as new for the next player', async () => {
  const { receipts, sent, received } = receiptsUnderTest();
  receipts.seen('a');
  receipts.acknowledge(message('a'), true);
  await settle();
  receipts.drop();
  expect(receipts.isDone('a')).toBe(false);
  receipts.seen('a');
  expect(receipts.acknowledge(message('a'), true)).toBe(true);
  await settle();
  expect([received, sent]).toEqual([
    ['a', 'a'],
    ['a true', 'a true'],
  ]);
});

test('RT-08 sends one acknowledgement at a time and never twice', async () => {
  const responses: ((outcome: Outcome) => void)[] = [];
  const sent: string[] = [];
  const receipts = createReceipts({
    calls: {
      receive: async () => ({ kind: 'done' }),
      acknowledge: ({ message: { messageInstanceUUID } }) => (
        sent.push(messageInstanceUUID),
        new Promise((resolve) => void responses.push(resolve))
      ),
    },
    clock,
    isConnected: () => true,
  });
  receipts.acknowledge(message('a'), true);
  receipts.acknowledge(message('b'), true);
  void receipts.resend();
  await settle();
  expect(sent).toEqual(['a']);
  responses[0]?.({ kind: 'done' });
  await settle();
  expect(sent).toEqual(['a', 'b']);
});

test('RT-08 an acknowledgement in flight at logout does not affect the next player', async () => {
  const responses: ((outcome: Outcome) => void)[] = [];
  const written: string[][] = [];
  const receipts = createReceipts({
    calls: {
      receive: async () => ({ kind: 'done' }),
      acknowledge: () => new Promise((resolve) => void responses.push(resolve)),
    },
    clock,
    isConnected: () => true,
    store: {
      read: () => [],
      write: (pending) => void written.push(pending.map(({ message: { messageInstanceUUID } }) => messageInstanceUUID)),
    },
  });
  receipts.acknowledge(message('theirs'), true);
  receipts.drop();
  receipts.acknowledge(message('mine'), true);
  responses[0]?.({ kind: 'done' });
  await settle();
  expect(written).toEqual([['theirs'], [], ['mine']]);
  expect(responses).toHaveLength(2);
});

test('RT-08 remembers the last 500 settled ids', () => {
  const { receipts } = receiptsUnderTest();
  for (let id = 0; id < 500; id += 1) receipts.settledElsewhere(String(id));
  expect(receipts.isDone('0')).toBe(true);
  receipts.settledElsewhere('500');
  expect(['0', '1', '500'].map((id) => receipts.isDone(id))).toEqual([false, true, true]);
});

test('RT-08 after leave, nothing is sent and the stored receipts stay', async () => {
  const { receipts, sent, response, stored } = receiptsUnderTest([{ message: message('a'), withClose: true }]);
  receipts.leave();
  await receipts.resend();
  expect([sent, stored()]).toEqual([[], ['a']]);
  response('noResponse');
  receipts.acknowledge(message('b'), true);
  await settle();
  receipts.leave();
  await pass(600_000);
  expect(sent).toEqual(['b true']);
});
