import type { BrokerMessage } from '@foyer/contract/broker';

export type Receipted = Pick<BrokerMessage, 'messageInstanceUUID' | 'topic' | 'clientReference'>;

/** Result of telling the broker: accepted, refused for good, or unreachable. */
export type Outcome = 'done' | 'refused' | 'noResponse';

export interface ReceiptDeps {
  receive(id: string): Promise<Outcome>;
  acknowledge(message: Receipted, withClose: boolean): Promise<Outcome>;
}

/** A receipt that is still to be sent. */
export interface PendingReceipt {
  message: Receipted;
  withClose: boolean;
}

/** Storage for pending receipts across page loads. */
export interface ReceiptStore {
  read(): PendingReceipt[];
  write(pending: readonly PendingReceipt[]): void;
}

const noStore: ReceiptStore = { read: () => [], write: () => undefined };

export interface Receipts {
  /** The player saw the message; reported once per message. */
  seen(id: string): void;
  /**
   * Acknowledges a message. Returns false, and sends nothing, when it was acknowledged before, here or in another tab.
   */
  acknowledge(message: Receipted, withClose: boolean): boolean;
  /** Another tab acknowledged the message. */
  settledElsewhere(id: string): void;
  isDone(id: string): boolean;
  /** Resends pending receipts one after another. */
  resend(): Promise<void>;
  /** The page unloads: unsent receipts stay in storage for the next page. */
  leave(): void;
  /** The player logged out: drops unsent receipts. */
  drop(): void;
}

/** Maximum number of remembered ids. The broker keeps fifty pending messages, so older ones do not return. */
const maxRememberedIds = 500;

/** RT-07, RT-08: acknowledges each message once, however often it was shown, closed or sent. */
export function createReceipts({ receive, acknowledge }: ReceiptDeps, store: ReceiptStore = noStore): Receipts {
  let seen = new Set<string>();
  let queue = store.read();
  // Messages that were acknowledged before a reload do not appear again.
  let done = new Set(queue.map(({ message }) => message.messageInstanceUUID));
  let isSending = false;

  function remember(set: Set<string>, id: string): void {
    set.add(id);
    const [oldest] = set;
    if (set.size > maxRememberedIds && oldest !== undefined) set.delete(oldest);
  }

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = queue[0]; next !== undefined; next = queue[0]) {
        const outcome = await acknowledge(next.message, next.withClose);
        if (outcome === 'noResponse') return;
        // After leaving the page or a logout the queue has changed.
        if (queue[0] === next) {
          queue.shift();
          store.write(queue);
        }
      }
    } finally {
      isSending = false;
    }
  }

  return {
    seen(id) {
      if (seen.has(id)) return;
      remember(seen, id);
      // If this call fails, the message only counts as new in another tab.
      void receive(id);
    },
    acknowledge(message, withClose) {
      if (done.has(message.messageInstanceUUID)) return false;
      remember(done, message.messageInstanceUUID);
      queue.push({ message, withClose });
      store.write(queue);
      void send();
      return true;
    },
    settledElsewhere: (id) => remember(done, id),
    isDone: (id) => done.has(id),
    resend: send,
    leave() {
      queue = [];
    },
    drop() {
      queue = [];
      store.write(queue);
      seen = new Set();
      done = new Set();
    },
  };
}
