import { describe, expect, test } from 'vitest';
import { ownPost } from '../support/httpClient.ts';
import { registrationRequest } from '../support/registrationRequest.ts';
import { browserAt } from '../support/webBrowser.ts';
import type { WebSuite } from '../support/webPair.ts';

export const describeRateLimits: WebSuite = (pair) => {
  describe('rate limits', () => {
    test('UI-02 a caller with too many chat requests gets Retry-After, malformed ones count, and others are unaffected', async () => {
      const web = await pair().startWeb({ TRUSTED_PROXIES: '127.0.0.1' });
      const askChat = (address: string, text = 'How do I set a limit?') =>
        web.request({
          method: 'POST',
          path: '/api/chat',
          headers: { ...ownPost, 'x-forwarded-for': address },
          body: JSON.stringify({ text }),
        });
      for (let count = 0; count < 5; count += 1) expect((await askChat('203.0.113.1', '')).status).toBe(400);
      const responses = [];
      for (let count = 0; count < 16; count += 1) responses.push(await askChat('203.0.113.1'));
      expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 15 }, () => 200), 429]);
      expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await askChat('203.0.113.2')).status).toBe(200);
    });

    test('player calls are limited per session, not per address', async () => {
      const { sandbox, web } = pair();
      const [mine, other] = [browserAt(web), browserAt(web)];
      const { tokens } = await mine.logIn(await sandbox.newPlayer());
      const ofOther = (await other.logIn(await sandbox.newPlayer())).tokens;
      const favourites = (browser: typeof mine, token: string) =>
        browser.call('/api/favourites/get', { token, body: {} });
      const statuses = [];
      for (let count = 0; count < 241; count += 1) statuses.push((await favourites(mine, tokens.userToken)).status);
      expect(new Set(statuses.slice(0, 240))).toEqual(new Set([200]));
      expect(statuses.at(-1)).toBe(429);
      expect((await favourites(other, ofOther.userToken)).status).toBe(200);
      expect((await mine.call('/api/details', { token: tokens.userToken })).status).toBe(200);
    });

    test('RG-01 an address with too many registrations gets 429', async () => {
      const web = await pair().startWeb({ TRUSTED_PROXIES: '127.0.0.1' });
      const body = JSON.stringify({ ...registrationRequest(), termsAccepted: false });
      const register = () =>
        web.request({
          method: 'POST',
          path: '/api/register',
          headers: { ...ownPost, 'x-forwarded-for': '203.0.113.5' },
          body,
        });
      const statuses = [];
      for (let count = 0; count < 21; count += 1) statuses.push((await register()).status);
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    });
  });
};
