/** Pseudorandom numbers from 0 to below 1, reproducible by seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A player’s page, in a browser or simulated, whose hub connection is dropped repeatedly. */
export interface UnstablePage {
  /** Resolves once the hub has the page’s connection. */
  connected(): Promise<void>;
  /** Publishes a message to the player. Returns its id. */
  publish(title: string): Promise<string>;
  /** Drops the connection. */
  drop(): Promise<void>;
  /** Closes the newest card; false if there is none. */
  close(): Promise<boolean>;
  /** Reports that the network is back. */
  reconnect(): Promise<void>;
  /** Those of the messages that the broker has as acknowledged. */
  acknowledged(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

interface DropPlan {
  random: () => number;
  drops: number;
  /** In milliseconds. */
  maxPauseMs: number;
  /** Runs before each drop. */
  beforeDrop?: () => Promise<void>;
}

/** Maximum number of cards over a page. Further messages are only in the list. */
const maxOpenCards = 3;

/**
 * Publishes messages before, during and after each drop, and closes cards at any time.
 * @returns titles and ids of the messages
 */
export async function dropAtRandom(
  page: UnstablePage,
  { random, drops, maxPauseMs, beforeDrop }: DropPlan,
): Promise<Map<string, string>> {
  const published = new Map<string, string>();
  let closed = 0;
  const publish = async () => {
    if (published.size - closed >= maxOpenCards) return;
    const title = `Message ${published.size + 1}`;
    // The title is set before the id is known, so that two concurrent messages count as two.
    published.set(title, '');
    published.set(title, await page.publish(title));
  };
  const close = async () => {
    if (await page.close()) closed += 1;
  };
  for (let drop = 0; drop < drops; drop += 1) {
    await page.connected();
    await beforeDrop?.();
    await pause(random() * maxPauseMs);
    if (random() < 0.5) await publish();
    await (random() < 0.5 ? Promise.all([publish(), page.drop()]) : page.drop());
    if (random() < 0.6) await publish();
    if (random() < 0.7) await close();
    await pause(random() * maxPauseMs);
    // The network usually reports that it is back; otherwise the page reconnects after its backoff.
    if (random() < 0.9) await page.reconnect();
    if (random() < 0.7) await close();
  }
  return published;
}

/** Closes every card until all messages are acknowledged, within the time limit. */
export async function closeAll(
  page: UnstablePage,
  published: ReadonlyMap<string, string>,
  maxMs: number,
): Promise<void> {
  const ids = [...published.values()];
  const last = Date.now() + maxMs;
  while (Date.now() < last && (await page.acknowledged(ids)).size < ids.length) {
    if (!(await page.close())) await pause(20);
  }
}

interface Seen {
  /** How often a card was shown, by title. */
  shown: ReadonlyMap<string, number>;
  acknowledged: ReadonlySet<string>;
  /** How often the page acknowledged a message successfully, by id. */
  acknowledgements: ReadonlyMap<string, number>;
}

/** Titles of messages that were not shown exactly once and acknowledged exactly once. */
export function deliveryErrors(
  published: ReadonlyMap<string, string>,
  { shown, acknowledged, acknowledgements }: Seen,
) {
  const titlesOf = (isWrong: (title: string, id: string) => boolean) =>
    [...published].filter(([title, id]) => isWrong(title, id)).map(([title]) => title);
  return {
    lost: titlesOf((title) => !shown.has(title)),
    shownTwice: titlesOf((title) => (shown.get(title) ?? 0) > 1),
    unacknowledged: titlesOf((_, id) => !acknowledged.has(id)),
    acknowledgedTwice: titlesOf((_, id) => (acknowledgements.get(id) ?? 0) > 1),
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
