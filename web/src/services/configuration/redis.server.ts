import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { RedisAddress, RedisCredentials, RedisSettings } from '../../server/redis/redisSettings.ts';

const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.minLength(1, 'names no address'),
);

/** Environment variables for Redis, which the processes of a site share; without them each process has its own caches. */
export const redisEnvironment = {
  /** One node: `redis://user:password@host:6379/0`, with TLS `rediss://`. */
  REDIS_URL: v.optional(v.string()),
  /** Nodes of a Redis Cluster, each `host:port` or an address as above, with the same user and password. */
  REDIS_CLUSTER: v.optional(list),
  /** Sentinels, each `host:port` or an address with the Sentinels' user and password. */
  REDIS_SENTINELS: v.optional(list),
  /** The primary's name at the Sentinels; with its user and password, or TLS, `rediss://user:password@name`. */
  REDIS_SENTINEL_NAME: v.optional(v.string()),
  /** File with the certificate authority of `rediss://` connections; default: those that Node trusts. */
  REDIS_CA_FILE: v.optional(v.string()),
};

type Read = v.InferOutput<v.ObjectSchema<typeof redisEnvironment, undefined>>;

/** @throws when variables contradict each other; the message names them. */
export function redisOf(e: Read): RedisSettings | null {
  const chosen = (['REDIS_URL', 'REDIS_CLUSTER', 'REDIS_SENTINELS'] as const).filter((name) => e[name] !== undefined);
  if (chosen.length > 1)
    throw new Error(`Set only one of ${chosen.join(' and ')}: each names the Redis of this site in another way.`);
  if ((e.REDIS_SENTINELS === undefined) !== (e.REDIS_SENTINEL_NAME === undefined))
    throw new Error('REDIS_SENTINELS and REDIS_SENTINEL_NAME need each other: set both, or none.');
  const settings = settingsOf(e);
  const usesTls = settings?.tls !== null || (settings.mode === 'sentinel' && settings.sentinelCredentials.tls !== null);
  if (e.REDIS_CA_FILE !== undefined && (settings === null || !usesTls))
    throw new Error('REDIS_CA_FILE is set, but no connection to Redis uses TLS: write its addresses as rediss://….');
  return settings;
}

function settingsOf(e: Read): RedisSettings | null {
  const ca = e.REDIS_CA_FILE === undefined ? null : readCertificate(e.REDIS_CA_FILE);
  if (e.REDIS_URL !== undefined) {
    const { address, database, credentials } = readAddress('REDIS_URL', e.REDIS_URL, ca);
    return { mode: 'single', address, database, ...credentials };
  }
  if (e.REDIS_CLUSTER !== undefined) {
    const { addresses, credentials } = readAddresses('REDIS_CLUSTER', e.REDIS_CLUSTER, ca, 6379);
    return { mode: 'cluster', nodes: addresses, ...credentials };
  }
  if (e.REDIS_SENTINELS === undefined || e.REDIS_SENTINEL_NAME === undefined) return null;
  const sentinels = readAddresses('REDIS_SENTINELS', e.REDIS_SENTINELS, ca, 26_379);
  const primary = readAddress('REDIS_SENTINEL_NAME', e.REDIS_SENTINEL_NAME, ca);
  return {
    mode: 'sentinel',
    sentinels: sentinels.addresses,
    sentinelCredentials: sentinels.credentials,
    primaryName: primary.address.host,
    database: primary.database,
    ...primary.credentials,
  };
}

/** Addresses of servers that share user, password and TLS. */
function readAddresses(
  name: string,
  texts: readonly string[],
  ca: string | null,
  defaultPort: number,
): { addresses: RedisAddress[]; credentials: RedisCredentials } {
  const read = texts.map((text) => readAddress(name, text, ca, defaultPort));
  const [first] = read;
  if (first === undefined) throw unreadable(name, 'names no address');
  if (read.some(({ credentials }) => JSON.stringify(credentials) !== JSON.stringify(first.credentials)))
    throw unreadable(name, 'all addresses need the same scheme, user and password');
  if (read.some(({ database }) => database !== 0)) throw unreadable(name, 'these servers have no numbered databases');
  return { addresses: read.map(({ address }) => address), credentials: first.credentials };
}

function readAddress(
  name: string,
  text: string,
  ca: string | null,
  defaultPort = 6379,
): { address: RedisAddress; database: number; credentials: RedisCredentials } {
  // Never quote the text: it may contain a password.
  const url = URL.parse(text.includes('://') ? text : `redis://${text}`);
  if (url === null || !['redis:', 'rediss:'].includes(url.protocol) || url.hostname === '')
    throw unreadable(name, 'expected host:port, redis://user:password@host:port or rediss://…');
  const database = /^\/?(\d{0,4})$/.exec(url.pathname)?.[1];
  if (database === undefined || url.search !== '' || url.hash !== '')
    throw unreadable(name, 'after the port only the number of a database may follow');
  return {
    address: {
      host: url.hostname.replaceAll(/[[\]]/g, ''),
      port: url.port === '' ? defaultPort : Number(url.port),
    },
    database: Number(database),
    credentials: {
      username: url.username === '' ? null : decode(name, url.username),
      password: url.password === '' ? null : decode(name, url.password),
      tls: url.protocol === 'rediss:' ? { ca } : null,
    },
  };
}

function decode(name: string, text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw unreadable(name, 'write special characters of user and password percent-encoded');
  }
}

function readCertificate(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable('REDIS_CA_FILE', error instanceof Error ? error.message : String(error));
  }
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw unreadable('REDIS_CA_FILE', 'the file contains no certificate in the PEM format');
  return text;
}

function unreadable(name: string, why: string): Error {
  return new Error(`The variable ${name} cannot be read: ${why}`);
}
