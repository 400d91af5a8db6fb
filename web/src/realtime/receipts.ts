import type { BrokerMessage } from '@foyer/contract/broker';

export type Receipted = Pick<BrokerMessage, 'messageInstanceUUID' | 'topic' | 'clientReference'>;

/** What came of telling the broker: it knows, it never will, or it could not be reached. */
export type Outcome = 'done' | 'refused' | 'noAnswer';

export interface ReceiptDeps {
  receive(id: string): Promise<Outcome>;
  acknowledge(message: Receipted, withClose: boolean): Promise<Outcome>;
}

/** One that is still to be sent. */
export interface PendingReceipt {
  message: Receipted;
  withClose: boolean;
}

/** Where pending ones outlive a reload of the page. */
export interface ReceiptStore {
  read(): PendingReceipt[];
  write(pending: readonly PendingReceipt[]): void;
}

const noStore: ReceiptStore = { read: () => [], write: () => undefined };

export interface Receipts {
  /** The player saw it; told once a message. */
  seen(id: string): void;
  /** The player is done with it. False where they were already, here or in another tab: nothing is sent then. */
  acknowledge(message: Receipted, withClose: boolean): boolean;
  /** Another tab acknowledged it. */
  settledElsewhere(id: string): void;
  isDone(id: string): boolean;
  /** Sends again what could not be sent, one after another. */
  resend(): Promise<void>;
  /** The page goes away: what was not sent stays in the store, for the page that comes next. */
  leave(): void;
  /** The player logged out: what was not sent is nobody's any more. */
  drop(): void;
}

/** So many ids are remembered; the broker keeps fifty pending, so older ones do not come back. */
const maxRememberedIds = 500;

/** RT-07, RT-08: each message is acknowledged once, however often it was shown, closed or sent. */
export function createReceipts({ receive, acknowledge }: ReceiptDeps, store: ReceiptStore = noStore): Receipts {
  let seen = new Set<string>();
  let queue = store.read();
  // What the player was done with before the reload does not come up again.
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
        if (outcome === 'noAnswer') return;
        // After the page left, or a logout, the queue is another one.
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
      // One that is not told only counts as new in another tab.
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
