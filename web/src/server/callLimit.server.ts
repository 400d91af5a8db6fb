import type { AnyEndpoint, RateLimit } from '@foyer/contract/endpoint';
import { addressGroup } from '@foyer/contract/networkAddress';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedRedis } from './redis/sharedRedis.server.ts';

export interface CallLimit {
  /**
   * Counts a call. Returns the seconds to wait when the limit is exceeded, else null.
   * @param caller IP address (IPv6 counts by network) or session name
   */
  waitSeconds(caller: string): Promise<number | null>;
}

export interface CallLimits {
  /**
   * The limit of a name, which all processes of the site count together with Redis.
   * @param name same name, same counter
   */
  limitOf(name: string, limit: RateLimit): CallLimit;
}

/** @param limiter what counted the refused call */
type OnRefused = (limiter: 'memory' | 'redis') => void;

/**
 * Counts in Redis; in memory without it, and while it has a problem, in which case each process counts by itself from
 * zero. A caller's counter is deleted when the time of the limit is over.
 */
export function createCallLimits(redis: SharedRedis | null, onRefused: OnRefused = () => undefined): CallLimits {
  const limits = new Map<string, CallLimit>();
  return {
    limitOf(name, limit) {
      const known = limits.get(name);
      if (known !== undefined) return known;
      const made = createCallLimit(name, limit, redis, onRefused);
      limits.set(name, made);
      return made;
    },
  };
}

function createCallLimit(
  name: string,
  { calls, seconds }: RateLimit,
  redis: SharedRedis | null,
  onRefused: OnRefused,
): CallLimit {
  const options = { points: calls, duration: seconds, keyPrefix: `foyer:limit:${name}` };
  const memory = new RateLimiterMemory(options);
  const limiter =
    redis === null
      ? memory
      : new RateLimiterRedis({ ...options, storeClient: limiterClient(redis), insuranceLimiter: memory });
  return {
    async waitSeconds(caller) {
      try {
        await limiter.consume(addressGroup(caller));
        return null;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        onRefused(redis?.problem === null ? 'redis' : 'memory');
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
  };
}

/** The limiter's script as a command of the client, which the limiter's types do not know. */
type LimiterCommand = Record<'rlflxIncr', (parameters: string[]) => Promise<unknown>>;

/** The part of a client that the limiter uses, with the deadline and the cooldown of all Redis commands. */
function limiterClient(redis: SharedRedis) {
  let definition: { lua: string; numberOfKeys: number } | null = null;
  let isDefined = false;
  return {
    defineCommand(_name: string, given: { lua: string; numberOfKeys: number }) {
      definition = given;
    },
    async rlflxIncr(parameters: string[]): Promise<unknown> {
      const counted = await redis.run('write', (client) => {
        if (definition !== null && !isDefined) {
          client.defineCommand('rlflxIncr', definition);
          isDefined = true;
        }
        return (client as unknown as LimiterCommand).rlflxIncr(parameters);
      });
      // The limiter then counts in memory.
      if (!counted.ok) throw new Error('Redis is unavailable');
      return counted.value;
    },
  };
}

/**
 * Limit per caller: the endpoint's own, else a default that normal use never reaches. An address may be a household or
 * an office; a session is one browser.
 */
export function rateLimitOf({
  rateLimit,
  method,
  auth,
}: Pick<AnyEndpoint, 'rateLimit' | 'method' | 'auth'>): RateLimit {
  if (rateLimit !== undefined) return rateLimit;
  if (auth === 'none') return { calls: method === 'GET' ? 1200 : 120, seconds: 60 };
  return { calls: method === 'GET' ? 600 : 240, seconds: 60 };
}
