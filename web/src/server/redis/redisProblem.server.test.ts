import { expect, test } from 'vitest';
import { RedisDeadlineError, redisErrorText, redisProblemOf } from './redisProblem.server.ts';

const reply = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

test.each([
  [reply('WRONGPASS invalid username-password pair or user is disabled.'), 'wrong password'],
  [reply('NOAUTH Authentication required.'), 'wrong password'],
  [reply("NOPERM User app has no permissions to run the 'eval' command"), 'not permitted'],
  [reply("OOM command not allowed when used memory > 'maxmemory'."), 'full'],
  [reply("READONLY You can't write against a read only replica."), 'read-only'],
  [reply('MISCONF Redis is configured to save RDB snapshots'), 'read-only'],
  [reply('CLUSTERDOWN The cluster is down'), 'unreachable'],
  [reply('LOADING Redis is loading the dataset in memory'), 'unreachable'],
  [new RedisDeadlineError(250), 'slow'],
  [new Error('Command timed out'), 'slow'],
  [new Error('connect ECONNREFUSED 127.0.0.1:6379'), 'unreachable'],
  [new Error('getaddrinfo ENOTFOUND redis.example'), 'unreachable'],
  ['closed', 'unreachable'],
])('HT-02 names the problem of %s', (error, problem) => {
  expect(redisProblemOf(error)).toBe(problem);
});

test('HT-02 names the problem behind the error of a cluster, a Sentinel and a transaction', () => {
  const wrong = reply('WRONGPASS invalid username-password pair');
  expect(redisProblemOf(Object.assign(new Error('Failed to refresh slots cache.'), { lastNodeError: wrong }))).toBe(
    'wrong password',
  );
  expect(redisProblemOf(new Error('All sentinels are unreachable. Last error: WRONGPASS invalid'))).toBe(
    'wrong password',
  );
  expect(
    redisProblemOf(
      Object.assign(reply('EXECABORT Transaction discarded'), { previousErrors: [reply('OOM command not allowed')] }),
    ),
  ).toBe('full');
});

test('HT-02 a reply about the stored data is no problem of Redis', () => {
  expect(redisProblemOf(reply('WRONGTYPE Operation against a key holding the wrong kind of value'))).toBeNull();
});

test('A16 the text of an error is short and on one line', () => {
  expect(redisErrorText(new Error(`connect\nECONNREFUSED ${'x'.repeat(500)}`))).toMatch(
    /^connect ECONNREFUSED x{1,200}$/,
  );
});
