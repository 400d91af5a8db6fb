import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../base/clock.ts';
import type { Result } from '../base/result.ts';
import { serverClock } from '../base/serverClock.server.ts';
import type { SharedRedis } from './redis/sharedRedis.server.ts';
import { sealText, unsealText } from './sealedText.server.ts';
import type { SessionSecrets } from './sessionSecrets.server.ts';

/**
 * Answers to calls that a service accepts once, such as the renewal of a session. An answer that got lost on its way to
 * the browser is given again to whoever can send the same call.
 */
export interface RepeatedAnswers {
  /** Key under which a service may repeat its own answer. Only this site can derive it. */
  keyOf(call: RepeatableCall): string;
  /**
   * Runs `work` once at a time. Keeps its value, and returns it again while it is kept; a failure is not kept.
   * @param isFinal whether the service would refuse the same call now; false keeps nothing, because the call may be a new
   *   one
   */
  once<T, F>(
    call: RepeatableCall,
    work: () => Promise<Result<T, F>>,
    isFinal?: (value: T) => boolean,
  ): Promise<Result<T, F>>;
}

interface RepeatableCall {
  purpose: 'renewal' | 'launchTokens';
  /** Everything that only the same browser can send again, such as the token. */
  secret: string;
}

/**
 * Milliseconds for which an answer is repeated: as long as the old user token still lives after a renewal, because a tab
 * may sleep for that long between its request and the next one.
 */
const keptMs = 120_000;
const maxKept = 20_000;
/** Milliseconds after which another node does the work of one that has disappeared; longer than any call of a service. */
const maxWorkMs = 12_000;
const pollMs = 100;
const pending = '-';

/** @param redis shares the answers among the nodes of a site; null for a site of one node */
export function createRepeatedAnswers(
  redis: Pick<SharedRedis, 'run'> | null,
  secrets: SessionSecrets,
  clock: Pick<Clock, 'wait'> = serverClock,
): RepeatedAnswers {
  const running = new LRUCache<string, Promise<Result<unknown, unknown>>>({ max: maxKept, ttl: keptMs });

  const digestOf = ({ purpose, secret }: RepeatableCall, use: string) =>
    createHmac('sha256', secrets[0])
      .update(JSON.stringify([use, purpose, secret]))
      .digest();

  /** Without a usable Redis each node does its own work, as if it were alone. */
  async function onceOnAllNodes<T, F>(
    client: Pick<SharedRedis, 'run'>,
    call: RepeatableCall,
    work: () => Promise<Result<T, F>>,
    isFinal: (value: T) => boolean,
  ): Promise<Result<T, F>> {
    const name = `foyer:answer:${digestOf(call, 'name').toString('base64url')}`;
    const key = digestOf(call, 'seal');
    for (let waited = 0; waited < maxWorkMs; waited += pollMs) {
      const claimed = await client.run('write', (commands) => commands.set(name, pending, 'PX', maxWorkMs, 'NX'));
      if (!claimed.ok) break;
      if (claimed.value === 'OK') {
        let answer: string | null = null;
        try {
          const result = await work();
          if (result.ok && isFinal(result.value)) answer = sealText(JSON.stringify(result.value), key, call.purpose);
          return result;
        } finally {
          await client.run<unknown>('write', (commands) =>
            answer === null ? commands.del(name) : commands.set(name, answer, 'PX', keptMs),
          );
        }
      }
      const held = await client.run('read', (commands) => commands.get(name));
      if (!held.ok) break;
      const answer = held.value === null ? null : unsealText(held.value, key, call.purpose);
      if (answer !== null) return { ok: true, value: JSON.parse(answer) as T };
      await clock.wait(pollMs);
    }
    return work();
  }

  return {
    keyOf: (call) => digestOf(call, 'service').toString('base64url'),
    async once<T, F>(
      call: RepeatableCall,
      work: () => Promise<Result<T, F>>,
      isFinal: (value: T) => boolean = () => true,
    ) {
      const name = digestOf(call, 'name').toString('base64url');
      const known = running.get(name);
      if (known !== undefined) return known as Promise<Result<T, F>>;
      const result = redis === null ? work() : onceOnAllNodes(redis, call, work, isFinal);
      running.set(name, result);
      const forget = () => running.get(name) === result && running.delete(name);
      return result.then(
        (settled) => {
          if (!settled.ok || !isFinal(settled.value)) forget();
          return settled;
        },
        (error: unknown) => {
          forget();
          throw error;
        },
      );
    },
  };
}
