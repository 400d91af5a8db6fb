import { expect, test } from 'vitest';
import { createReceipts } from './receipts.ts';
import type { Receipted } from './receipts.ts';
import { readReceipts, receiptsText } from './storedReceipts.ts';

const message: Receipted = {
  messageInstanceUUID: '11111111-1111-4111-8111-111111111111',
  topic: 'xeniaToast',
  clientReference: 'c',
};
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('RT-08 what could not be acknowledged before a reload is sent after it, once, and does not come up again; a logout forgets it', async () => {
  let kept: string | null = null;
  const store = {
    read: () => readReceipts(kept, 7),
    write: (pending: Parameters<typeof receiptsText>[0]) => void (kept = receiptsText(pending, 7)),
  };
  const sent: string[] = [];
  const page = (isThere: boolean) =>
    createReceipts(
      {
        receive: async () => 'done',
        acknowledge: async ({ messageInstanceUUID: id }) => (sent.push(id), isThere ? 'done' : 'noAnswer'),
      },
      store,
    );
  page(false).acknowledge(message, true);
  await settle();
  const after = page(true);
  expect([after.isDone(message.messageInstanceUUID), after.acknowledge(message, true)]).toEqual([true, false]);
  sent.length = 0;
  await after.resend();
  await after.resend();
  expect([sent, readReceipts(kept, 7)]).toEqual([[message.messageInstanceUUID], []]);

  const last = page(false);
  last.acknowledge({ ...message, messageInstanceUUID: '22222222-2222-4222-8222-222222222222' }, false);
  last.drop();
  expect(readReceipts(kept, 7)).toEqual([]);
});

test('RT-08 what is on its way when the page goes stays kept, and is sent by the page that comes', async () => {
  let kept: string | null = null;
  const store = {
    read: () => readReceipts(kept, 7),
    write: (pending: Parameters<typeof receiptsText>[0]) => void (kept = receiptsText(pending, 7)),
  };
  const sent: string[] = [];
  let arrives = () => {};
  const page = createReceipts(
    { receive: async () => 'done', acknowledge: () => new Promise((resolve) => (arrives = () => resolve('noAnswer'))) },
    store,
  );
  page.acknowledge(message, true);
  page.leave();
  arrives();
  await settle();
  await createReceipts(
    { receive: async () => 'done', acknowledge: async ({ messageInstanceUUID: id }) => (sent.push(id), 'done') },
    store,
  ).resend();
  expect([sent, readReceipts(kept, 7)]).toEqual([[message.messageInstanceUUID], []]);
});

test('RT-08 of what is kept only what this code wrote for this player counts', () => {
  const text = receiptsText([{ message, withClose: true }], 7);
  expect(readReceipts(text, 7)).toEqual([{ message, withClose: true }]);
  for (const other of [null, '', '{', '[]', 'null', text.replace('xeniaToast', 'nowhere'), text.replace('true', '1')])
    expect(readReceipts(other, 7)).toEqual([]);
  expect(readReceipts(text, 8)).toEqual([]);
});

test('RT-08 the newest fifty are kept, with nothing but what a receipt needs', () => {
  const pending = Array.from({ length: 51 }, (_, index) => ({
    message: { ...message, clientReference: `c${index}`, content: 'not kept' },
    withClose: false,
  }));
  const text = receiptsText(pending, 7);
  const kept = readReceipts(text, 7);
  expect([kept.length, kept[0]?.message.clientReference, kept.at(-1)?.message.clientReference]).toEqual([
    50,
    'c1',
    'c50',
  ]);
  expect(text).not.toContain('not kept');
});
