import { access, constants, mkdir } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
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
import type { RedisSettings } from '../server/redis/redisSettings.ts';
import { createUpstream, isCertificateProblem } from '../server/upstream.server.ts';
import type { UpstreamFailure } from '../server/upstream.server.ts';

/** Maximum time of one probe, in milliseconds. */
const deadlineMs = 5000;

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
      return `no response within ${deadlineMs / 1000} s.`;
  }
}

/** What an operator can do about a code of a failed connection. */
function connectionSentence(code = 'unknown reason'): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the host name is unknown (${code}).`;
  if (code === 'ECONNREFUSED') return `nothing listens there (${code}).`;
  if (isCertificateProblem(code)) return `the TLS certificate is not accepted (${code}).`;
  return `no connection (${code}).`;
}

/** Any response but an error of the server proves that an origin is there. @returns why it cannot be used, or null */
export function checkAddress(address: string): Promise<string | null> {
  const url = new URL(address);
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
  const isOwn = url.hostname.endsWith('.localhost');
  return new Promise((resolve) => {
    const request = send(
      // Browsers find names below localhost on this machine; the system's resolver often does not.
      { ...urlParts(url), ...(isOwn ? { host: '127.0.0.1', headers: { host: url.host } } : {}) },
      (response) => {
        const status = response.statusCode ?? 0;
        resolve(status < 500 ? null : `responds with ${status}.`);
        response.destroy();
      },
    );
    request.setTimeout(deadlineMs, () => {
      resolve(`no response within ${deadlineMs / 1000} s.`);
      request.destroy();
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(connectionSentence(error.code)));
    request.end();
  });
}

const urlParts = ({ hostname, port, pathname, search }: URL) => ({
  host: hostname.replace(/^\[|\]$/g, ''),
  port,
  path: pathname + search,
});

/** @returns why Redis cannot be used, or null */
export async function checkRedis(settings: RedisSettings, timeoutMs: number): Promise<string | null> {
  const { createSharedRedis } = await import('../server/redis/sharedRedis.server.ts');
  let detail = '';
  const log = {
    error: (facts: { problem: string; detail: string }) => (detail ||= `${facts.problem}: ${facts.detail}`),
    warn: () => undefined,
  };
  const redis = createSharedRedis({ settings, timeoutMs, log, metrics: noRedisMetrics });
  await Promise.race([redis.settled, delay(deadlineMs)]);
  const { problem } = redis;
  redis.close();
  return problem === null ? null : detail || problem;
}

/** Creates the folder, as a node does. A network folder may not answer. @returns why it cannot be written, or null */
export function checkFolder(path: string): Promise<string | null> {
  const writing = mkdir(path, { recursive: true })
    .then(() => access(path, constants.W_OK))
    .then(
      () => null,
      (error: NodeJS.ErrnoException) => `cannot be written (${error.code ?? error.message}).`,
    );
  return Promise.race([writing, delay(deadlineMs, `no response within ${deadlineMs / 1000} s.`, { ref: false })]);
}
