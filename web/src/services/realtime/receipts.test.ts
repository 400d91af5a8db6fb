import { expect, test } from 'vitest';
import { createReceipts } from './receipts.ts';
import type { Outcome, Receipted } from './receipts.ts';

const message = (id: string): Receipted => ({ messageInstanceUUID: id, topic: 'xeniaToast', clientReference: 'c' });

function receiptsUnderTest() {
  let outcome: Outcome = 'done';
  const sent: string[] = [];
  const received: string[] = [];
  const receipts = createReceipts({
    receive: async (id) => (received.push(id), outcome),
    acknowledge: async ({ messageInstanceUUID }, withClose) => (
      sent.push(`${messageInstanceUUID} ${withClose}`),
      outcome
    ),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { receipts, sent, received, settle, response: (next: Outcome) => void (outcome = next) };
}

test('RT-08 receives and acknowledges a message once', async () => {
  const { receipts, sent, received, settle } = receiptsUnderTest();
  receipts.seen('a');
  receipts.seen('a');
  expect(receipts.acknowledge(message('a'), false)).toBe(true);
  expect(receipts.acknowledge(message('a'), true)).toBe(false);
  await settle();
  await receipts.resend();
  expect([received, sent]).toEqual([['a'], ['a false']]);
});

test('RT-08 sends failed acknowledgements after reconnection, in order', async () => {
  const { receipts, sent, settle, response } = receiptsUnderTest();
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

test('does not resend a refused acknowledgement', async () => {
  const { receipts, sent, settle, response } = receiptsUnderTest();
  response('refused');
  receipts.acknowledge(message('a'), true);
  await settle();
  await receipts.resend();
  expect(sent).toEqual(['a true']);
});

test('does not acknowledge a message settled in another tab', () => {
  const { receipts } = receiptsUnderTest();
  receipts.settledElsewhere('a');
  expect([receipts.isDone('a'), receipts.acknowledge(message('a'), true)]).toEqual([true, false]);
});

test('RT-07 a logout drops pending acknowledgements', async () => {
  const { receipts, sent, settle, response } = receiptsUnderTest();
  response('noResponse');
  receipts.acknowledge(message('a'), true);
  await settle();
  receipts.drop();
  response('done');
  await receipts.resend();
  expect(sent).toEqual(['a true']);
});

test('RT-07 after a logout, messages count as new for the next player', async () => {
  const { receipts, sent, received, settle } = receiptsUnderTest();
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
    receive: async () => 'done',
    acknowledge: ({ messageInstanceUUID }) => (
      sent.push(messageInstanceUUID),
      new Promise((resolve) => void responses.push(resolve))
    ),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  receipts.acknowledge(message('a'), true);
  receipts.acknowledge(message('b'), true);
  void receipts.resend();
  await settle();
  expect(sent).toEqual(['a']);
  responses[0]?.('done');
  await settle();
  expect(sent).toEqual(['a', 'b']);
});

test('RT-08 an acknowledgement in flight at logout does not affect the next player', async () => {
  const responses: ((outcome: Outcome) => void)[] = [];
  const written: string[][] = [];
  const receipts = createReceipts(
    { receive: async () => 'done', acknowledge: () => new Promise((resolve) => void responses.push(resolve)) },
    {
      read: () => [],
      write: (pending) => void written.push(pending.map(({ message: { messageInstanceUUID } }) => messageInstanceUUID)),
    },
  );
  receipts.acknowledge(message('theirs'), true);
  receipts.drop();
  receipts.acknowledge(message('mine'), true);
  responses[0]?.('done');
  await new Promise((resolve) => setTimeout(resolve));
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

test('RT-08 after leave, resend sends nothing and keeps the stored receipts', async () => {
  const sent: string[] = [];
  const written: number[] = [];
  const receipts = createReceipts(
    {
      receive: async () => 'done',
      acknowledge: async ({ messageInstanceUUID }) => (sent.push(messageInstanceUUID), 'noResponse'),
    },
    { read: () => [{ message: message('a'), withClose: true }], write: (pending) => void written.push(pending.length) },
  );
  receipts.leave();
  await receipts.resend();
  expect([sent, written]).toEqual([[], []]);
});
