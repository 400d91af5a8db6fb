/** Numbers from 0 up to 1 that follow from the seed. */
export function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A player's page, in a browser or without one, whose connection to the hub is lost again and again. */
export interface DroppedPage {
  /** Resolves once the hub has its connection. */
  connected(): Promise<void>;
  /** Publishes to the player; answers the id of the message. */
  publish(title: string): Promise<string>;
  /** The connection breaks. */
  drop(): Promise<void>;
  /** The player closes the newest card; false where there is none. */
  close(): Promise<boolean>;
  /** The network says that it is back. */
  comeBack(): Promise<void>;
  /** Of the messages, those that the broker knows to be acknowledged. */
  acknowledged(ids: readonly string[]): Promise<ReadonlySet<string>>;
}

interface DropPlan {
  random: () => number;
  drops: number;
  /** Milliseconds. */
  maxPauseMs: number;
  /** Comes over the page before each loss. */
  trouble?: () => Promise<void>;
}

/** Cards over a page at a time; more of them would be found in the list alone. */
const maxOpenConnections = 3;

/**
 * Messages published before, during and after each loss, and closed by the player at any time.
 * @returns titles and ids of the messages
 */
export async function dropAtRandom(
  page: DroppedPage,
  { random, drops, maxPauseMs, trouble }: DropPlan,
): Promise<Map<string, string>> {
  const published = new Map<string, string>();
  let closed = 0;
  const publish = async () => {
    if (published.size - closed >= maxOpenConnections) return;
    const title = `Message ${published.size + 1}`;
    // Named before it has its id, so that two at a time are two.
    published.set(title, '');
    published.set(title, await page.publish(title));
  };
  const close = async () => {
    if (await page.close()) closed += 1;
  };
  for (let drop = 0; drop < drops; drop += 1) {
    await page.connected();
    await trouble?.();
    await pause(random() * maxPauseMs);
    if (random() < 0.5) await publish();
    await (random() < 0.5 ? Promise.all([publish(), page.drop()]) : page.drop());
    if (random() < 0.6) await publish();
    if (random() < 0.7) await close();
    await pause(random() * maxPauseMs);
    // Mostly the network says that it is back; otherwise the page comes back in its own time.
    if (random() < 0.9) await page.comeBack();
    if (random() < 0.7) await close();
  }
  return published;
}

/** The player closes whatever comes up until every message is acknowledged, for as long as the page may take. */
export async function closeAll(
  page: DroppedPage,
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
  /** How often a card came up, by title. */
  shown: ReadonlyMap<string, number>;
  acknowledged: ReadonlySet<string>;
  /** How often the page said to be done with a message and was answered, by id. */
  acknowledgements: ReadonlyMap<string, number>;
}

/** Titles of the messages with which something else happened than being shown once and acknowledged once. */
export function wrongFates(published: ReadonlyMap<string, string>, { shown, acknowledged, acknowledgements }: Seen) {
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
