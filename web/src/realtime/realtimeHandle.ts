import type { BrokerMessage } from '@foyer/contract/broker';
import type { Receipted } from './receipts.ts';

/** What features may ask of the connection of this tab's player. */
export interface Realtime {
  /** Messages that nobody acknowledged; null where the broker gives no answer. */
  pending(): Promise<readonly BrokerMessage[] | null>;
  seen(id: string): void;
  /** False where the message was acknowledged before. */
  acknowledge(message: Receipted, withClose: boolean): boolean;
  isDone(id: string): boolean;
  /** Connects now, in whichever tab holds the connection. */
  retry(): void;
}

let current: Realtime | null = null;

/** Null for a visitor, and until the code is there. */
export function realtime(): Realtime | null {
  return current;
}

export function setRealtime(next: Realtime | null): void {
  current = next;
}
