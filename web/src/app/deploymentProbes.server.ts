import { access, constants, mkdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Brand } from '@foyer/brands/market';
import { sessionSummary } from '@foyer/contract/accounts';
import { pendingMessages, subscribeTopic } from '@foyer/contract/broker';
import { playerCampaigns } from '@foyer/contract/campaigns';
import { capabilityOf } from '@foyer/contract/capabilities';
import type { Capability } from '@foyer/contract/capabilities';
import { askChat } from '@foyer/contract/chat';
import { pageLookup } from '@foyer/contract/content';
import { isOtherContract, servicesContractHeader, servicesContractVersion } from '@foyer/contract/contractVersion';
import type { AnyEndpoint, OperatorService } from '@foyer/contract/endpoint';
import { addRecentlyPlayed, gamesList, removeFavourite } from '@foyer/contract/games';
import { gameHistory } from '@foyer/contract/history';
import { progressiveJackpots } from '@foyer/contract/jackpots';
import { liveTables } from '@foyer/contract/liveTables';
import { startMetered } from '@foyer/contract/metered';
import { negotiate } from '@foyer/contract/milestones';
import { anonymousPromotions } from '@foyer/contract/promotions';
import { recalledGames } from '@foyer/contract/recalledGames';
import { verification } from '@foyer/contract/verification';
import { winners } from '@foyer/contract/winners';
import type { Adapters } from '../server/adapters/startAdapters.server.ts';
import { createLog } from '../server/log.server.ts';
import { noRedisMetrics } from '../server/redis/redisMetrics.server.ts';
import type { RedisProblem } from '../server/redis/redisProblem.server.ts';
import type { RedisSettings } from '../server/redis/redisSettings.ts';
import type { CredentialsOf } from '../server/serviceCredentials.server.ts';
import { createUpstream } from '../server/upstream.server.ts';
import type { UpstreamFailure } from '../server/upstream.server.ts';
import { deadlineMs } from './addressProbes.server.ts';
import { connectionSentence, timeoutSentence } from './connectionSentence.server.ts';

export interface ServiceProbe {
  service: OperatorService;
  endpoint: AnyEndpoint;
  /** The capability that is missing if the call is; null for a required call. */
  capability: Capability | null;
  /** Whether the probe stands for the whole service. */
  isOfService: boolean;
  input: Record<string, unknown>;
}

type Call = readonly [endpoint: AnyEndpoint, input: Record<string, unknown>];

/**
 * One call of the contract for each service, and one for each capability of a larger service, that changes nothing. Calls for players are sent without a token: the
 * refusal that the contract describes proves that the service is there.
 */
export function serviceProbesFor({ id, productId, productNodeId, jackpots, markets }: Brand): readonly ServiceProbe[] {
  const product = String(productId);
  const inCurrency = { productId: product, currencyIsoCode: 'GBP' };
  const services: readonly Call[] = [
    [sessionSummary, {}],
    [gamesList, { query: { productId: product } }],
    [pageLookup, { params: { brand: id }, body: { path: '/', nodeId: markets[0]?.marketNodeId ?? productNodeId } }],
    [negotiate, { body: {} }],
    [subscribeTopic, { params: { topic: 'single-session' } }],
    [anonymousPromotions, { query: { culture: 'en' }, body: { brand: id, isRow: true } }],
    [playerCampaigns, { query: {} }],
    [askChat, { body: { text: 'Are you there?', culture: 'en', brand: id, marketId: null } }],
  ];
  const capabilities: readonly Call[] = [
    [winners, { query: { ...inCurrency, sort: 'current' } }],
    [progressiveJackpots, { body: { moduleIds: [...jackpots.progressiveModuleIds], currencyIsoCode: 'GBP' } }],
    [liveTables, { query: inCurrency }],
    [recalledGames, {}],
    [removeFavourite, { params: { gameId: '1' } }],
    [addRecentlyPlayed, { params: { gameId: '1' } }],
    [startMetered, { body: { moduleId: 1, clientId: 1 } }],
    [gameHistory, { query: { sinceMs: '0', untilMs: '1' } }],
    [verification, {}],
    [pendingMessages, {}],
  ];
  const toProbe = ([endpoint, input]: Call, isOfService: boolean): ServiceProbe => ({
    service: endpoint.service as OperatorService,
    endpoint,
    input,
    capability: capabilityOf(endpoint),
    isOfService,
  });
  return [...services.map((call) => toProbe(call, true)), ...capabilities.map((call) => toProbe(call, false))];
}

/** Statuses of a service that does not have the call. */
const missingStatuses = [404, 501];

/**
 * @returns why the service cannot be used, the capability of an optional call that it does not have, a warning about a
 * service that responds, or null
 */
export async function checkService(
  bases: Record<OperatorService, string>,
  { endpoint, input, capability, isOfService }: ServiceProbe,
  adapters: Adapters,
  credentialsOf: CredentialsOf,
): Promise<{ problem: string } | { missing: Capability } | { note: string } | null> {
  let hasOtherContract = false;
  const upstream = createUpstream({
    bases,
    log: createLog('silent'),
    checkContractVersion: (_service, headers) => {
      hasOtherContract ||= isOtherContract(headers.get(servicesContractHeader));
    },
    adapters,
    credentialsOf,
    headersDeadlineMs: deadlineMs,
    bodyDeadlineMs: deadlineMs,
  });
  const result = await upstream.call(endpoint, input);
  const warning = hasOtherContract && isOfService ? { note: otherContractSentence } : null;
  if (result.ok) return warning;
  const { failure } = result;
  if (capability !== null && 'status' in failure && missingStatuses.includes(failure.status))
    return { missing: capability };
  const problem = failureSentence(failure, endpoint);
  return problem === null ? warning : { problem };
}

const otherContractSentence = `responds, but states another major version of the services’ contract than ${servicesContractVersion}.`;

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
