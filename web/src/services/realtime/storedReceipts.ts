import { brokerMessage } from '@foyer/contract/broker';
import * as v from 'valibot';
import { parseStored } from '../storage/parseStored.ts';
import type { PendingReceipt } from './receipts.ts';

const { messageInstanceUUID, topic, clientReference } = brokerMessage.entries;
const stored = v.object({
  userId: v.number(),
  pending: v.pipe(
    v.array(v.object({ message: v.object({ messageInstanceUUID, topic, clientReference }), withClose: v.boolean() })),
    v.maxLength(50),
  ),
});

/** Parses acknowledgements of this player that could not be sent before a reload. Drops invalid entries. */
export function readReceipts(text: string | null, userId: number): PendingReceipt[] {
  const saved = parseStored(stored, text);
  return saved?.userId === userId ? saved.pending : [];
}

/** The newest fifty: the broker keeps no more pending messages. */
export function formatReceipts(pending: readonly PendingReceipt[], userId: number): string {
  return JSON.stringify({
    userId,
    pending: pending.slice(-50).map(({ message, withClose }) => ({
      message: {
        messageInstanceUUID: message.messageInstanceUUID,
        topic: message.topic,
        clientReference: message.clientReference,
      },
      withClose,
    })),
  });
}
