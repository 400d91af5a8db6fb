/** Address of a Redis node or a Sentinel. */
export interface RedisAddress {
  host: string;
  port: number;
}

/** How connections to a kind of server authenticate and encrypt. */
export interface RedisCredentials {
  username: string | null;
  password: string | null;
  /** Null for connections without TLS. */
  tls: { ca: string | null } | null;
}

/** Where Redis is, and how to reach it. */
export type RedisSettings =
  | ({ mode: 'single'; address: RedisAddress; database: number } & RedisCredentials)
  | ({ mode: 'cluster'; nodes: readonly RedisAddress[] } & RedisCredentials)
  | ({
      mode: 'sentinel';
      sentinels: readonly RedisAddress[];
      sentinelCredentials: RedisCredentials;
      /** Name of the primary at the Sentinels. */
      primaryName: string;
      database: number;
    } & RedisCredentials);

/** Addresses for operators, without user and password. */
export function describeRedis(settings: RedisSettings): string {
  const text = ({ host, port }: RedisAddress) => `${host}:${port}`;
  switch (settings.mode) {
    case 'single':
      return `at ${text(settings.address)}`;
    case 'cluster':
      return `Cluster at ${settings.nodes.map(text).join(', ')}`;
    case 'sentinel':
      return `${settings.primaryName} by Sentinels at ${settings.sentinels.map(text).join(', ')}`;
  }
}
