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
    acknowledge: async ({ messageInstanceUUID }, withClose) => (sent.push(`${messageInstanceUUID} ${withClose}`), outcome),
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { receipts, sent, received, settle, answer: (next: Outcome) => void (outcome = next) };
}

test('RT-08 a message is seen once and acknowledged once, however often it is closed', async () => {
  const { receipts, sent, received, settle } = receiptsUnderTest();
  receipts.seen('a');
  receipts.seen('a');
  expect(receipts.acknowledge(message('a'), false)).toBe(true);
  expect(receipts.acknowledge(message('a'), true)).toBe(false);
  await settle();
  await receipts.resend();
  expect([received, sent]).toEqual([['a'], ['a false']]);
});

test('RT-08 what could not be sent waits for the connection and is sent then, in its order', async () => {
  const { receipts, sent, settle, answer } = receiptsUnderTest();
  answer('noAnswer');
  receipts.acknowledge(message('a'), true);
  receipts.acknowledge(message('b'), true);
  await settle();
  sent.length = 0;
  answer('done');
  await receipts.resend();
  await receipts.resend();
  expect(sent).toEqual(['a true', 'b true']);
});

test('one that the broker refuses is not sent again', async () => {
  const { receipts, sent, settle, answer } = receiptsUnderTest();
  answer('refused');
  receipts.acknowledge(message('a'), true);
  await settle();
  await receipts.resend();
  expect(sent).toEqual(['a true']);
});

test('one that another tab is done with is not acknowledged here', () => {
  const { receipts } = receiptsUnderTest();
  receipts.settledElsewhere('a');
  expect([receipts.isDone('a'), receipts.acknowledge(message('a'), true)]).toEqual([true, false]);
});

test('RT-07 a logout drops what was not sent', async () => {
  const { receipts, sent, settle, answer } = receiptsUnderTest();
  answer('noAnswer');
  receipts.acknowledge(message('a'), true);
  await settle();
  receipts.drop();
  answer('done');
  await receipts.resend();
  expect(sent).toEqual(['a true']);
});
