import { Cluster, Redis } from 'ioredis';
import { backoffDelay } from '../../base/backoff.ts';
import type { RedisCredentials, RedisSettings } from './redisSettings.ts';

export type RedisClient = Redis | Cluster;

const connectTimeoutMs = 1000;
/** A connection that owes a reply for longer is closed and opened again. */
const silenceTimeoutMs = 5000;
const reconnect = (attempt: number) =>
  backoffDelay({ firstMs: 100, maxMs: 2000, jitterMs: 200 }, attempt, Math.random());

/** Makes a client that is not connected yet and reconnects forever. A failed command is never queued or repeated. */
export function createRedisClient(settings: RedisSettings): RedisClient {
  const options = {
    ...optionsOf(settings),
    connectionName: 'foyer',
    connectTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    maxRetriesPerRequest: 1,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    keepAlive: 10_000,
  };
  const own = { enableOfflineQueue: false, lazyConnect: true, retryStrategy: reconnect };
  switch (settings.mode) {
    case 'single':
      return new Redis({ ...options, ...own, ...settings.address, db: settings.database });
    case 'sentinel':
      return new Redis({
        ...options,
        ...own,
        db: settings.database,
        name: settings.primaryName,
        sentinels: settings.sentinels.map((address) => ({ ...address })),
        sentinelUsername: settings.sentinelCredentials.username ?? undefined,
        sentinelPassword: settings.sentinelCredentials.password ?? undefined,
        sentinelTLS: settings.sentinelCredentials.tls === null ? undefined : tlsOf(settings.sentinelCredentials.tls),
        enableTLSForSentinelMode: settings.tls !== null,
        sentinelCommandTimeout: connectTimeoutMs,
        sentinelRetryStrategy: reconnect,
      });
    case 'cluster':
      return new Cluster(
        settings.nodes.map((address) => ({ ...address })),
        {
          enableOfflineQueue: false,
          lazyConnect: true,
          clusterRetryStrategy: reconnect,
          clusterNodeRetryStrategy: reconnect,
          // The caller's deadline is short, so one further attempt is all that fits.
          maxRedirections: 3,
          slotsRefreshTimeout: connectTimeoutMs,
          redisOptions: options,
          // With TLS the certificate names the host, so the name must not be replaced by its address.
          ...(settings.tls === null ? {} : { dnsLookup: (name, done) => done(null, name) }),
        },
      );
  }
}

function optionsOf({ username, password, tls }: RedisCredentials) {
  return {
    ...(username === null ? {} : { username }),
    ...(password === null ? {} : { password }),
    ...(tls === null ? {} : { tls: tlsOf(tls) }),
  };
}

function tlsOf({ ca }: { ca: string | null }): { ca?: string } {
  return ca === null ? {} : { ca };
}
