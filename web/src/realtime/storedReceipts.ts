import { brokerMessage } from '@foyer/contract/broker';
import * as v from 'valibot';
import { readStored } from '../storage/readStored.ts';
import type { PendingReceipt } from './receipts.ts';

const { messageInstanceUUID, topic, clientReference } = brokerMessage.entries;
const stored = v.object({
  userId: v.number(),
  pending: v.pipe(
    v.array(v.object({ message: v.object({ messageInstanceUUID, topic, clientReference }), withClose: v.boolean() })),
    v.maxLength(50),
  ),
});

/** Acknowledgements that could not be sent before a reload, of this player alone. What is not ours is dropped. */
export function readReceipts(text: string | null, userId: number): PendingReceipt[] {
  const kept = readStored(stored, text);
  return kept?.userId === userId ? kept.pending : [];
}

/** The newest fifty: the broker keeps no more pending. */
export function receiptsText(pending: readonly PendingReceipt[], userId: number): string {
  return JSON.stringify({
    userId,
    pending: pending
      .slice(-50)
      .map(({ message: { messageInstanceUUID: id, topic: of, clientReference: reference }, withClose }) => ({
        message: { messageInstanceUUID: id, topic: of, clientReference: reference },
        withClose,
      })),
  });
}
