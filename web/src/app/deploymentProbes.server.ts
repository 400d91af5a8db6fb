import { access, constants, mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Brand } from '@foyer/brands/market';
import { sessionSummary } from '@foyer/contract/accounts';
import { pendingMessages } from '@foyer/contract/broker';
import { playerCampaigns } from '@foyer/contract/campaigns';
import { askChat } from '@foyer/contract/chat';
import { pageLookup } from '@foyer/contract/content';
import type { AnyEndpoint, Service } from '@foyer/contract/endpoint';
import { negotiate } from '@foyer/contract/milestones';
import { anonymousPromotions } from '@foyer/contract/promotions';
import { winners } from '@foyer/contract/winners';
import { createLog } from '../server/log.server.ts';
import { noRedisMetrics } from '../server/redis/redisMetrics.server.ts';
import type { RedisProblem } from '../server/redis/redisProblem.server.ts';
import type { RedisSettings } from '../server/redis/redisSettings.ts';
import { createUpstream } from '../server/upstream.server.ts';
import type { UpstreamFailure } from '../server/upstream.server.ts';
import { deadlineMs } from './addressProbes.server.ts';
import { connectionSentence, timeoutSentence } from './connectionSentence.server.ts';

type OperatorService = Exclude<Service, 'web'>;

interface ServiceProbe {
  service: OperatorService;
  endpoint: AnyEndpoint;
  input: Record<string, unknown>;
}

/**
 * One call of the contract for each service that changes nothing. Calls for players are sent without a token: the
 * refusal that the contract describes proves that the service is there.
 */
export const serviceProbesFor = (brand: Brand): readonly ServiceProbe[] => [
  { service: 'accounts', endpoint: sessionSummary, input: {} },
  {
    service: 'games',
    endpoint: winners,
    input: { query: { productId: String(brand.productId), currencyIsoCode: 'GBP', sort: 'current' } },
  },
  {
    service: 'content',
    endpoint: pageLookup,
    input: {
      params: { brand: brand.id },
      body: { path: '/', nodeId: brand.markets[0]?.marketNodeId ?? brand.productNodeId },
    },
  },
  { service: 'milestones', endpoint: negotiate, input: { body: {} } },
  { service: 'broker', endpoint: pendingMessages, input: {} },
  {
    service: 'promotions',
    endpoint: anonymousPromotions,
    input: { query: { culture: 'en' }, body: { brand: brand.id, isRow: true } },
  },
  { service: 'campaigns', endpoint: playerCampaigns, input: { query: {} } },
  {
    service: 'chat',
    endpoint: askChat,
    input: { body: { text: 'Are you there?', culture: 'en', brand: brand.id, marketId: null } },
  },
];

/** @returns why the service cannot be used, or null */
export async function checkService(
  bases: Record<OperatorService, string>,
  { endpoint, input }: ServiceProbe,
): Promise<string | null> {
  const upstream = createUpstream({
    bases,
    log: createLog('silent'),
    headersDeadlineMs: deadlineMs,
    bodyDeadlineMs: deadlineMs,
  });
  const result = await upstream.call(endpoint, input);
  return result.ok ? null : failureSentence(result.failure, endpoint);
}

function failureSentence(failure: UpstreamFailure, { name, errors }: AnyEndpoint): string | null {
  switch (failure.kind) {
    case 'refused':
      return failure.status === 401 && Object.hasOwn(errors, 401)
        ? null
        : `the call ${name} responds with ${failure.status}; is the address right?`;
    case 'broken':
      return `the call ${name} responds with ${failure.status}${failure.status < 500 ? '; is the address right?' : '.'}`;
    case 'malformed':
      return `the call ${name} responds with something else than the contract describes (${failure.problem}).`;
    case 'unreachable':
      return connectionSentence(failure.problem);
    case 'timeout':
      return timeoutSentence(deadlineMs);
  }
}

/** @returns why Redis cannot be used, or null */
export async function checkRedis(settings: RedisSettings, timeoutMs: number): Promise<string | null> {
  const { createSharedRedis } = await import('../server/redis/sharedRedis.server.ts');
  let code: string | undefined;
  const log = {
    error: (facts: { code?: string | undefined }) => void (code ??= facts.code),
    warn: () => undefined,
  };
  const redis = createSharedRedis({ settings, timeoutMs, log, metrics: noRedisMetrics });
  await Promise.race([redis.settled, delay(deadlineMs)]);
  const { problem } = redis;
  redis.close();
  return problem === null ? null : redisSentence(problem, code);
}

/** A Cluster or Sentinels also work without one of their addresses, so each is a Redis of its own here. */
export function redisAddresses(settings: RedisSettings): (RedisSettings & { mode: 'single' })[] {
  if (settings.mode === 'single') return [];
  const { addresses, credentials } =
    settings.mode === 'cluster'
      ? { addresses: settings.nodes, credentials: settings }
      : { addresses: settings.sentinels, credentials: settings.sentinelCredentials };
  const { username, password, tls } = credentials;
  return addresses.map((address) => ({ mode: 'single', address, database: 0, username, password, tls }));
}

function redisSentence(problem: RedisProblem, code: string | undefined): string {
  switch (problem) {
    case 'unreachable':
      return connectionSentence(code);
    case 'slow':
      return 'no reply within REDIS_TIMEOUT_MS.';
    case 'wrong password':
      return 'refuses user or password.';
    case 'not permitted':
      return 'does not permit the commands of a node to this user.';
    case 'read-only':
      return 'refuses to write; is it a replica?';
    case 'full':
      return 'refuses to write, because its memory is full.';
  }
}

/** Creates the folder, as a node does. A network folder may not answer. @returns why it cannot be written, or null */
export function checkFolder(path: string): Promise<string | null> {
  const writing = mkdir(path, { recursive: true })
    .then(() => access(path, constants.W_OK))
    .then(
      () => null,
      (error: NodeJS.ErrnoException) => `cannot be written (${error.code ?? error.message}).`,
    );
  return Promise.race([writing, delay(deadlineMs, timeoutSentence(deadlineMs), { ref: false })]);
}
