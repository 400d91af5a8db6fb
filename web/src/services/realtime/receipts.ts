import type { BrokerMessage } from '@foyer/contract/broker';
import { createRepeater } from '../stream/createRepeater.ts';
import type { RepeaterDeps } from '../stream/createRepeater.ts';

export type Receipted = Pick<BrokerMessage, 'messageInstanceUUID' | 'topic' | 'clientReference'>;

/**
 * Result of telling the broker.
 * - `done`: accepted, or the broker has no such message and cannot return it
 * - `refused`: refused for this message; others may be accepted
 * - `noResponse`: nothing can be told now; `retryAfterMs` if the response says when
 */
export type Outcome = { kind: 'done' | 'refused' } | { kind: 'noResponse'; retryAfterMs?: number };

export interface ReceiptCalls {
  receive(id: string): Promise<Outcome>;
  acknowledge(receipt: PendingReceipt): Promise<Outcome>;
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

export interface ReceiptDeps {
  calls: ReceiptCalls;
  clock: RepeaterDeps['clock'];
  /** Failed receipts are repeated while this is true; `resend` follows each new connection. */
  isConnected(): boolean;
  store?: ReceiptStore;
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
  unsent(): readonly PendingReceipt[];
  /** The page unloads: unsent receipts stay in storage for the next page. */
  leave(): void;
  /** The player logged out: drops unsent receipts. */
  drop(): void;
}

/** Maximum number of remembered ids. The broker keeps fifty pending messages, so older ones do not return. */
const maxRememberedIds = 500;

/**
 * RT-07, RT-08: acknowledges each message once, however often it was shown, closed or sent. A receipt stays until the
 * broker has it, because the broker would return its message for ever; so a refusal is repeated like a failure.
 */
export function createReceipts({ calls, clock, isConnected, store = noStore }: ReceiptDeps): Receipts {
  let seen = new Set<string>();
  const stored = store.read();
  // Messages that were acknowledged before a reload do not appear again.
  let done = new Set(stored.map(({ message }) => message.messageInstanceUUID));
  const repeating = { clock, canRepeat: isConnected };
  const acknowledgements = createOutbox(repeating, calls.acknowledge, stored, store.write);
  // Not stored: the next page shows the message again, and reports that.
  const sightings = createOutbox<string>(repeating, calls.receive);

  function remember(set: Set<string>, id: string): void {
    set.add(id);
    const [oldest] = set;
    if (set.size > maxRememberedIds && oldest !== undefined) set.delete(oldest);
  }

  return {
    seen(id) {
      if (seen.has(id)) return;
      remember(seen, id);
      sightings.add(id);
    },
    acknowledge(message, withClose) {
      const id = message.messageInstanceUUID;
      if (done.has(id)) return false;
      remember(done, id);
      // The acknowledgement says that it was seen.
      sightings.remove(id);
      acknowledgements.add({ message, withClose });
      return true;
    },
    settledElsewhere(id) {
      remember(done, id);
      sightings.remove(id);
    },
    isDone: (id) => done.has(id),
    resend: async () => void (await Promise.all([acknowledgements.resend(), sightings.resend()])),
    unsent: acknowledgements.items,
    leave() {
      sightings.clear();
      acknowledgements.clear();
    },
    drop() {
      sightings.clear();
      acknowledgements.clear();
      store.write([]);
      seen = new Set();
      done = new Set();
    },
  };
}

/**
 * Sends items one after another, and repeats those that failed.
 * @param keep called with the pending items when one was added or sent
 */
function createOutbox<Item>(
  repeating: Pick<RepeaterDeps, 'clock' | 'canRepeat'>,
  send: (item: Item) => Promise<Outcome>,
  items: readonly Item[] = [],
  keep: (pending: readonly Item[]) => void = () => undefined,
) {
  const repeater = createRepeater({ ...repeating, run: sendAll });

  function replace(next: readonly Item[]): void {
    items = next;
    keep(items);
  }
  // After leaving the page or a logout the item has gone.
  const remove = (item: Item) => items.includes(item) && replace(items.filter((one) => one !== item));

  async function sendAll(): Promise<number | null> {
    const tried = new Set<Item>();
    const untried = () => items.find((item) => !tried.has(item));
    for (let item = untried(); item !== undefined; item = untried()) {
      tried.add(item);
      const outcome = await send(item);
      if (outcome.kind === 'noResponse') return outcome.retryAfterMs ?? 0;
      if (outcome.kind === 'done') remove(item);
    }
    return items.length === 0 ? null : 0;
  }

  return {
    add(item: Item) {
      replace([...items, item]);
      void repeater.start();
    },
    remove,
    items: () => items,
    resend: repeater.start,
    /** Forgets the items without a word to `keep`. */
    clear() {
      repeater.stop();
      items = [];
    },
  };
}
