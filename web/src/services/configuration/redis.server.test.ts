import { expect, test } from 'vitest';
import { readConfiguration } from './configuration.server.ts';

const redisFrom = (variables: Record<string, string>) => readConfiguration(variables).redis;
const plain = { username: null, password: null, tls: null };

test('reads one Redis node with user, password, TLS and database', () => {
  expect(redisFrom({})).toBeNull();
  expect(redisFrom({ REDIS_URL: 'redis://10.0.0.7' })).toEqual({
    mode: 'single',
    address: { host: '10.0.0.7', port: 6379 },
    database: 0,
    ...plain,
  });
  expect(redisFrom({ REDIS_URL: 'rediss://web:p%40ss@redis.example:7000/3' })).toEqual({
    mode: 'single',
    address: { host: 'redis.example', port: 7000 },
    database: 3,
    username: 'web',
    password: 'p@ss',
    tls: { ca: null },
  });
});

test('reads the nodes of a cluster', () => {
  expect(redisFrom({ REDIS_CLUSTER: 'a:7000, b:7001\n[::1]' })).toEqual({
    mode: 'cluster',
    nodes: [
      { host: 'a', port: 7000 },
      { host: 'b', port: 7001 },
      { host: '::1', port: 6379 },
    ],
    ...plain,
  });
});

test('reads Sentinels and the primary, each with its own password', () => {
  expect(
    redisFrom({
      REDIS_SENTINELS: 'redis://:watch@s1 redis://:watch@s2:26380',
      REDIS_SENTINEL_NAME: 'rediss://web:secret@Foyer-Primary',
    }),
  ).toEqual({
    mode: 'sentinel',
    sentinels: [
      { host: 's1', port: 26_379 },
      { host: 's2', port: 26_380 },
    ],
    sentinelCredentials: { username: null, password: 'watch', tls: null },
    primaryName: 'Foyer-Primary',
    database: 0,
    username: 'web',
    password: 'secret',
    tls: { ca: null },
  });
  expect(redisFrom({ REDIS_SENTINELS: 's1', REDIS_SENTINEL_NAME: 'primary' })).toMatchObject({
    primaryName: 'primary',
    ...plain,
  });
});

test.each([
  [{ REDIS_URL: 'redis://a', REDIS_CLUSTER: 'b' }, /only one of REDIS_URL and REDIS_CLUSTER/],
  [{ REDIS_SENTINELS: 'a' }, /REDIS_SENTINELS and REDIS_SENTINEL_NAME need each other/],
  [{ REDIS_SENTINEL_NAME: 'a' }, /need each other/],
  [{ REDIS_URL: 'redis://a', REDIS_CA_FILE: 'package.json' }, /REDIS_CA_FILE.*no certificate/],
  [{ REDIS_URL: 'rediss://a', REDIS_CA_FILE: 'no-such-file.pem' }, /REDIS_CA_FILE cannot be read: ENOENT/],
  [{ REDIS_CLUSTER: 'redis://:x@a redis://:y@b' }, /REDIS_CLUSTER.*same scheme, user and password/],
  [{ REDIS_CLUSTER: 'redis://a/1' }, /REDIS_CLUSTER.*no numbered databases/],
  [{ REDIS_CLUSTER: ' ' }, /REDIS_CLUSTER/],
  [{ REDIS_URL: 'http://a' }, /REDIS_URL.*expected host:port/],
  [{ REDIS_URL: 'redis://a:99999' }, /REDIS_URL.*expected host:port/],
  [{ REDIS_URL: 'redis://a/x' }, /REDIS_URL.*number of a database/],
  [{ REDIS_URL: 'redis://a?family=6' }, /REDIS_URL.*number of a database/],
] as [Record<string, string>, RegExp][])('refuses %j', (variables, sentence) => {
  expect(() => readConfiguration(variables)).toThrow(sentence);
});

test('A16 a refused address of Redis is not quoted, because it may contain a password', () => {
  for (const text of ['http://:hunter2@a', 'redis://:hunter2@', 'redis://:hunter2%@a/'])
    expect(() => readConfiguration({ REDIS_URL: text })).toThrow(/^(?!.*hunter2)/);
});

test('reads several session secrets, newest first, and refuses short and repeated ones', () => {
  const [one, two] = ['a'.repeat(32), 'b'.repeat(32)];
  const secretsFrom = (text: string) => readConfiguration({ SESSION_SECRET: text }).sessionSecrets;
  expect(readConfiguration({}).sessionSecrets).toBeNull();
  expect(secretsFrom(one)).toEqual([one]);
  expect(secretsFrom(` ${two}  ${one}\n`)).toEqual([two, one]);
  expect(() => secretsFrom(`${one} short`)).toThrow(/SESSION_SECRET.*at least 32/);
  expect(() => secretsFrom(`${one} ${one}`)).toThrow(/SESSION_SECRET.*twice/);
  expect(() => secretsFrom(' ')).toThrow(/SESSION_SECRET.*no secret/);
});
