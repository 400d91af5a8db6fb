import type { BrokerMessage } from '@foyer/contract/broker';
import type { Receipted } from './receipts.ts';

/** Operations of the real-time connection for features. */
export interface Realtime {
  /** Unacknowledged messages; null when the broker fails. */
  pending(): Promise<readonly BrokerMessage[] | null>;
  seen(id: string): void;
  /** Returns false when the message was acknowledged before. */
  acknowledge(message: Receipted, withClose: boolean): boolean;
  isDone(id: string): boolean;
  /** Connects immediately, in whichever tab has the connection. */
  retry(): void;
}

let current: Realtime | null = null;

/** Null for a visitor, and until the code is loaded. */
export function realtime(): Realtime | null {
  return current;
}

export function setRealtime(next: Realtime | null): void {
  current = next;
}

type OptIn = (promotionId: number) => Promise<'optedIn' | 'failed'>;

let optIn: OptIn = () => Promise.resolve('failed');

/** Opts the player in to the promotion of a message. Promotions are a feature of their own, so the function is set at the start. */
export const optInHandler = {
  take: (promotionId: number) => optIn(promotionId),
  set(next: OptIn) {
    optIn = next;
  },
};
