import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/ports.ts';
import { cookieChoice } from '../../e2e/support/cookieChoice.ts';
import { ownPost } from '../support/httpClient.ts';
import { startRedis } from '../support/redisUnderTest.ts';
import type { RedisUnderTest } from '../support/redisUnderTest.ts';
import { browserAt } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

/** A blank username is refused before any password check. */
const logInFrom = (web: WebUnderTest, address: string) =>
  web.request({
    method: 'POST',
    path: '/api/login',
    headers: { ...ownPost, 'x-forwarded-for': address },
    body: JSON.stringify({ username: ' ', password: 'x', firstPartyBlackBox: '', thirdPartyBlackBox: '' }),
  });

export const describeManyNodes: WebSuite = (pair) => {
  describe('limits of two servers with one Redis', () => {
    let redis: RedisUnderTest;
    let first: WebUnderTest;
    let second: WebUnderTest;
    /** Statuses of calls that the servers get in turn. */
    const inTurn = async (count: number, call: (web: WebUnderTest, index: number) => Promise<{ status: number }>) => {
      const statuses = [];
      for (let index = 0; index < count; index += 1)
        statuses.push((await call(index % 2 === 0 ? first : second, index)).status);
      return statuses;
    };

    beforeAll(async () => {
      redis = await startRedis(await freePort());
      const variables = { REDIS_URL: `redis://127.0.0.1:${redis.port}`, TRUSTED_PROXIES: '127.0.0.1' };
      [first, second] = await Promise.all([pair().startWeb(variables), pair().startWeb(variables)]);
      await redis.listeners(2);
    });
    afterAll(async () => {
      await Promise.all([first.stop(), second.stop()]);
      await redis.stop();
    });

    test('AU-20 104 logins with 104 client addresses behind one proxy are not refused', async () => {
      const statuses = await inTurn(104, (web, index) => logInFrom(web, `203.0.113.${index}`));
      expect(new Set(statuses)).toEqual(new Set([400]));
    });

    test('AU-20 logins of one address count together at both servers', async () => {
      const statuses = await inTurn(104, (web) => logInFrom(web, '198.51.100.7'));
      expect(new Set(statuses.slice(0, 100))).toEqual(new Set([400]));
      expect(new Set(statuses.slice(100))).toEqual(new Set([429]));
    });

    test('HT-06 limits of endpoints, reports and telemetry count together at both servers', async () => {
      const post = (path: string, type: string, body: unknown) => (web: WebUnderTest) =>
        web.request({
          method: 'POST',
          path,
          headers: { ...ownPost, 'content-type': type, 'x-forwarded-for': '198.51.100.8' },
          body: JSON.stringify(body),
        });
      const refusedFrom = async (count: number, call: (web: WebUnderTest) => Promise<{ status: number }>) =>
        (await inTurn(count, call)).indexOf(429);
      expect(await refusedFrom(22, post('/api/chat', 'application/json', { text: 'How do I set a limit?' }))).toBe(20);
      expect(await refusedFrom(32, post('/api/csp-report', 'application/csp-report', {}))).toBe(30);
      expect(await refusedFrom(62, post('/api/report', 'application/json', { reports: [] }))).toBe(60);
      expect(await refusedFrom(302, post('/api/telemetry', 'application/json', {}))).toBe(300);
    });

    test('AU-20 a counter is deleted when the time of its limit is over', async () => {
      await logInFrom(first, '198.51.100.9');
      const keys = redis.cli('keys', 'foyer:limit:*:198.51.100.9');
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys) expect(Number(redis.cli('ttl', key)[0])).toBeGreaterThan(0);
    });

    test('AU-20 limits count in each server while Redis is away', async () => {
      await redis.kill();
      const statuses = await inTurn(220, (web) => logInFrom(web, '198.51.100.10'));
      expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(200);
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('rotation of the session secret', () => {
    test('AU-15 a new secret reaches two servers one after the other without a logout', async () => {
      const { sandbox, startWeb } = pair();
      const [before, after] = [0, 1].map(() => randomBytes(24).toString('base64url'));
      const start = (...secrets: (string | undefined)[]) => startWeb({ SESSION_SECRET: secrets.join(' ') });
      let nodes = [await start(before), await start(before)];
      const player = await sandbox.newPlayer();
      let browser = browserAt(nodes[0] as WebUnderTest);
      for (const { name, value } of cookieChoice(['C0003'])) browser.jar.set(name, value);
      let tokens = (await browser.logIn(player)).tokens;
      await browser.call('/api/remember-username', { body: { operation: 'post', username: player.username } });

      /** Every server reads what the other sealed, and renews it. */
      const staysLoggedIn = async () => {
        for (const node of [...nodes, ...nodes.toReversed()]) {
          const next = browserAt(node);
          for (const [name, value] of browser.jar) next.jar.set(name, value);
          browser = next;
          expect((await browser.call('/api/details', { token: tokens.userToken })).status).toBe(200);
          const remembered = await browser.call('/api/remember-username', {
            body: { operation: 'get', encryptedUsername: '' },
          });
          expect(remembered.text).toContain(player.username);
          const renewed = await browser.call('/api/refresh-token', {
            body: { numLaunchTokens: 10, refreshToken: tokens.refreshTokens[0] },
          });
          expect(renewed.status).toBe(200);
          tokens = (JSON.parse(renewed.text) as { tokens: typeof tokens }).tokens;
          await browser.call('/api/remember-username', { body: { operation: 'post', username: player.username } });
        }
      };
      await staysLoggedIn();
      for (const secrets of [[before, after], [after, before], [after]]) {
        for (const index of [0, 1]) {
          await nodes[index]?.stop();
          nodes = nodes.with(index, await start(...secrets));
          await staysLoggedIn();
        }
      }
      const foreign = browserAt(await start(before));
      for (const [name, value] of browser.jar) foreign.jar.set(name, value);
      expect((await foreign.call('/api/details', { token: tokens.userToken })).status).toBe(401);
    });
  });
};
