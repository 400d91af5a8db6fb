import { expect, test } from 'vitest';
import { createTestClock } from '../../base/createTestClock.ts';
import { createReceipts } from './receipts.ts';
import type { Receipted } from './receipts.ts';
import { readReceipts, formatReceipts } from './storedReceipts.ts';

const message: Receipted = {
  messageInstanceUUID: '11111111-1111-4111-8111-111111111111',
  topic: 'xeniaToast',
  clientReference: 'c',
};
const deps = { clock: createTestClock(), isConnected: () => true };
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('RT-08 resends a stored receipt once after a reload, and a logout deletes it', async () => {
  let stored: string | null = null;
  const store = {
    read: () => readReceipts(stored, 7),
    write: (pending: Parameters<typeof formatReceipts>[0]) => void (stored = formatReceipts(pending, 7)),
  };
  const sent: string[] = [];
  const page = (isThere: boolean) =>
    createReceipts({
      ...deps,
      calls: {
        receive: async () => ({ kind: 'done' }),
        acknowledge: async ({ message: { messageInstanceUUID: id } }) => (
          sent.push(id),
          { kind: isThere ? 'done' : 'noResponse' }
        ),
      },
      store,
    });
  page(false).acknowledge(message, true);
  await settle();
  const after = page(true);
  expect([after.isDone(message.messageInstanceUUID), after.acknowledge(message, true)]).toEqual([true, false]);
  sent.length = 0;
  await after.resend();
  await after.resend();
  expect([sent, readReceipts(stored, 7)]).toEqual([[message.messageInstanceUUID], []]);

  const last = page(false);
  last.acknowledge({ ...message, messageInstanceUUID: '22222222-2222-4222-8222-222222222222' }, false);
  last.drop();
  expect(readReceipts(stored, 7)).toEqual([]);
});

test('RT-08 keeps a receipt in flight when the page closes, for the next page to send', async () => {
  let stored: string | null = null;
  const store = {
    read: () => readReceipts(stored, 7),
    write: (pending: Parameters<typeof formatReceipts>[0]) => void (stored = formatReceipts(pending, 7)),
  };
  const sent: string[] = [];
  let endCall = () => {};
  const page = createReceipts({
    ...deps,
    calls: {
      receive: async () => ({ kind: 'done' }),
      acknowledge: () => new Promise((resolve) => (endCall = () => resolve({ kind: 'noResponse' }))),
    },
    store,
  });
  page.acknowledge(message, true);
  page.leave();
  endCall();
  await settle();
  await createReceipts({
    ...deps,
    calls: {
      receive: async () => ({ kind: 'done' }),
      acknowledge: async ({ message: { messageInstanceUUID: id } }) => (sent.push(id), { kind: 'done' }),
    },
    store,
  }).resend();
  expect([sent, readReceipts(stored, 7)]).toEqual([[message.messageInstanceUUID], []]);
});

test('RT-08 reads only well-formed receipts of the same player', () => {
  const text = formatReceipts([{ message, withClose: true }], 7);
  expect(readReceipts(text, 7)).toEqual([{ message, withClose: true }]);
  for (const other of [null, '', '{', '[]', 'null', text.replace('xeniaToast', 'nowhere'), text.replace('true', '1')])
    expect(readReceipts(other, 7)).toEqual([]);
  expect(readReceipts(text, 8)).toEqual([]);
});

test('RT-08 stores the newest fifty receipts without message content', () => {
  const pending = Array.from({ length: 51 }, (_, index) => ({
    message: { ...message, clientReference: `c${index}`, content: 'not kept' },
    withClose: false,
  }));
  const text = formatReceipts(pending, 7);
  const stored = readReceipts(text, 7);
  expect([stored.length, stored[0]?.message.clientReference, stored.at(-1)?.message.clientReference]).toEqual([
    50,
    'c1',
    'c50',
  ]);
  expect(text).not.toContain('not kept');
});
