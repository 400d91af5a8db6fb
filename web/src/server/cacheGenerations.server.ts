import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { createPurgeHistory } from './purgeHistory.ts';
import type { HistoryState, PurgeId } from './purgeHistory.ts';
import type { RedisClient } from './redis/redisClient.server.ts';
import type { SharedRedis } from './redis/sharedRedis.server.ts';

/** Generations of a page's tags, read before the page is rendered. */
export interface Generations {
  /** Of the whole cache and of each tag. */
  values: readonly (string | null)[];
  /** False while a purge's message is on its way: a page that is rendered now may be outdated already. */
  mayStore: boolean;
}

/**
 * Generations of the shared pages. A purge writes new random generations of its tags, and each page stores those with
 * which it was rendered. All of them are one hash, so that they are lost together: an eviction takes the generation of
 * the whole cache too, and no page of before fits any more.
 */
export interface CacheGenerations {
  /** Null while no page may be read. */
  read(client: RedisClient, tags: readonly string[]): Promise<Generations | null>;
  /** Writes new generations, null for the whole cache, and notifies the other processes. */
  purge(tags: readonly string[] | null, message: string): Promise<void>;
  /** @param listener called with the message of another process's purge; null when messages may have been missed */
  onPurge(listener: (message: string | null) => void): void;
  close(): void;
}

const key = 'foyer:generations:1';
const channel = 'foyer:purge';
/** Fields of the hash beside the tags, which contain a slash. */
const wholeCache = 'all';
const lastPurge = 'last';
/** With more tags than this, the next purge begins a new hash. */
const maxTags = 5000;
const purgeDeadlineMs = 1000;
/** Time between two looks for purges whose messages were lost. */
const lookMs = 2000;

/** `removed`: the generations were deleted instead, and no shared page fits; `failed`: shared pages may be outdated. */
const purgeMessage = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    sender: v.string(),
    purge: v.union([v.object({ previous: v.string(), id: v.string() }), v.picklist(['removed', 'failed'])]),
    text: v.string(),
  }),
);
type WrittenPurge = v.InferOutput<typeof purgeMessage>['purge'];

/** @param onFailure called for each purge that could not be written or sent */
export function createCacheGenerations(redis: SharedRedis, onFailure: () => void): CacheGenerations {
  const self = randomUUID();
  const history = createPurgeHistory();
  const subscriber = redis.subscriber();
  let listener: (message: string | null) => void = () => undefined;
  let isSubscribed = false;
  /** Whether the history continues at what Redis holds. */
  let isFollowing = false;
  let isLooking = false;
  /** A message has arrived since purges were last missed. */
  let isHearing = false;
  let runningPurges = 0;
  /** A purge could not be written: shared pages may be outdated. */
  let hasFailedPurge = false;

  const attempt = <T>(commands: (client: RedisClient) => Promise<T>) =>
    redis.run('write', commands, { minDeadlineMs: purgeDeadlineMs, evenIfRefused: true });

  async function write(tags: readonly string[] | null): Promise<WrittenPurge> {
    const id = randomUUID();
    const written = await attempt(async (client) => {
      const steps = client.multi().hget(key, lastPurge);
      if (tags === null) steps.del(key).hset(key, { [wholeCache]: id, [lastPurge]: id });
      else steps.hset(key, { ...Object.fromEntries(tags.map((tag) => [tag, id])), [lastPurge]: id });
      const replies = (await steps.hlen(key).exec()) ?? [];
      for (const [error] of replies) if (error !== null) throw error;
      const previous = replies[0]?.[1];
      return { previous: typeof previous === 'string' ? previous : '', size: Number(replies.at(-1)?.[1] ?? 0) };
    });
    if (!written.ok) {
      // A full Redis refuses new generations, but without any no page fits, and deleting is still allowed.
      const removed = await attempt((client) => client.unlink(key));
      return removed.ok ? 'removed' : 'failed';
    }
    if (written.value.size > maxTags) void purge(null, '');
    return { previous: written.value.previous, id };
  }

  async function purge(tags: readonly string[] | null, text: string, isRepeated = false): Promise<void> {
    runningPurges += 1;
    try {
      const writtenPurge = await write(tags);
      if (writtenPurge === 'failed' && isRepeated) return onFailure();
      const sent = await attempt((client) =>
        client.publish(channel, JSON.stringify({ sender: self, purge: writtenPurge, text })),
      );
      hasFailedPurge = writtenPurge === 'failed' || !sent.ok;
      if (hasFailedPurge) onFailure();
      if (writtenPurge === 'removed') history.adopt('');
      else if (writtenPurge !== 'failed') settle(history.add(writtenPurge.previous, writtenPurge.id), null);
    } finally {
      runningPurges -= 1;
    }
  }

  /** Repeats failed purges by removing everything everywhere, because their pages are not known any more. */
  async function repeatFailedPurges(): Promise<void> {
    if (hasFailedPurge && runningPurges === 0) await purge(null, '', true);
  }

  /** Acts on lost messages and lost writes. @param stored last purge in Redis, where it was read */
  function settle(state: HistoryState, stored: PurgeId | null): void {
    if (state === 'current') return;
    if (stored !== null) history.adopt(stored);
    listener(null);
    if (state === 'reverted') void purge(null, '');
  }

  function receive(json: string): void {
    isHearing = true;
    const read = v.safeParse(purgeMessage, json);
    // Another version's message: clearing too much is safe.
    if (!read.success) return listener(null);
    const { sender, purge: writtenPurge, text } = read.output;
    if (sender === self) return;
    if (writtenPurge === 'failed') hasFailedPurge = true;
    if (writtenPurge === 'removed') history.adopt('');
    if (typeof writtenPurge === 'string') return listener(null);
    const state = history.add(writtenPurge.previous, writtenPurge.id);
    if (state === 'current') listener(text);
    else settle(state, null);
  }

  /** Reads the last purge, and gives the cache its first generation. Null when Redis does not answer. */
  async function look(): Promise<PurgeId | null> {
    if (isLooking) return null;
    isLooking = true;
    try {
      const found = await redis.run('read', (client) => client.hmget(key, wholeCache, lastPurge));
      if (!found.ok) {
        // Another type of data under the key.
        if (found.problem === null) await redis.run('write', (client) => client.unlink(key));
        return null;
      }
      const [generation, last] = found.value;
      if (generation === null) await redis.run('write', (client) => client.hsetnx(key, wholeCache, randomUUID()));
      return last ?? '';
    } finally {
      isLooking = false;
    }
  }

  async function follow(): Promise<void> {
    await repeatFailedPurges();
    const stored = await look();
    if (stored === null || !isSubscribed) return;
    if (!isFollowing) {
      isFollowing = true;
      // Messages that arrived during a disconnection are lost, so everything may be outdated.
      history.adopt(stored);
      listener(null);
      return;
    }
    const state = history.compare(stored);
    if (state === 'current') return;
    settle(state, stored);
    // The connection has gone silent without being closed.
    if (!isHearing) subscriber.disconnect(true);
    isHearing = false;
  }

  subscriber.on('ready', () => {
    isFollowing = false;
    subscriber.subscribe(channel).then(
      () => {
        isSubscribed = true;
        void follow();
      },
      () => undefined,
    );
  });
  subscriber.on('close', () => {
    isSubscribed = false;
  });
  subscriber.on('message', (_channel: string, json: string) => receive(json));
  void subscriber.connect().catch(() => undefined);
  redis.onReady(() => void follow());
  const looks = setInterval(() => void follow(), lookMs).unref();

  return {
    async read(client, tags) {
      if (hasFailedPurge || runningPurges > 0) return null;
      const [generation = null, last, ...ofTags] = await client.hmget(key, wholeCache, lastPurge, ...tags);
      if (generation === null) {
        void look();
        return null;
      }
      if (history.isOutdated(last ?? '')) return null;
      return { values: [generation, ...ofTags], mayStore: history.covers(last ?? '') };
    },
    purge: (tags, text) => purge(tags, text),
    onPurge(onMessage) {
      listener = onMessage;
    },
    close() {
      clearInterval(looks);
    },
  };
}
