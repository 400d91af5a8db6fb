import { beforeEach, describe, expect, test } from 'vitest';
import { ownPost } from './httpClient.ts';
import type { WebSuite } from './webPair.ts';

export const describePageCache: WebSuite = (pair) => {
  describe('page cache', () => {
    beforeEach(async () => {
      await pair().web.publish();
      pair().platformProxy.forget();
    });
    const lookups = () => pair().platformProxy.calls.filter((call) => /^POST .*\/pages$/.test(call)).length;

    test('HT-02 the second request gets the same page, and the platform hears nothing of it', async () => {
      const { web, platformProxy } = pair();
      const first = await web.ask();
      expect(lookups()).toBe(1);
      platformProxy.forget();
      const second = await web.ask();
      expect(platformProxy.calls).toEqual([]);
      expect(second.bytes).toEqual(first.bytes);
      expect(second.headers['etag']).toBe(first.headers['etag']);
    });

    test('HT-02 fifty first requests at once are one rendering, which asks the platform for each thing once', async () => {
      const { web, platformProxy } = pair();
      const release = platformProxy.hold();
      const asked = Array.from({ length: 50 }, () => web.ask({ brand: 'aurora' }));
      await expect.poll(() => platformProxy.calls.length, { timeout: 8000 }).toBeGreaterThan(0);
      release();
      const responses = await Promise.all(asked);
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(responses[0]?.status).toBe(200);
      expect(platformProxy.calls).toEqual([...new Set(platformProxy.calls)]);
      expect(lookups()).toBe(1);
    });

    test('HT-02 what the content service publishes goes from the cache, and nothing else does', async () => {
      const { web, platformProxy } = pair();
      for (const brand of ['regency', 'pulse']) for (const path of ['/', '/help']) await web.ask({ brand, path });
      const response = await web.publish({ brand: 'regency', paths: ['/help'] });
      expect([response.status, response.text]).toEqual([200, '{"purged":1}']);
      platformProxy.forget();
      await web.ask({ path: '/' });
      for (const path of ['/', '/help']) await web.ask({ brand: 'pulse', path });
      expect(platformProxy.calls).toEqual([]);
      await web.ask({ path: '/help' });
      expect(lookups()).toBe(1);
    });

    test('HT-02 publishing the page of all games drops the pages of games', async () => {
      const { web, gameId } = pair();
      await web.ask();
      await web.ask({ path: `/game/${gameId}` });
      expect((await web.publish({ brand: 'regency', paths: ['/game/{id}'] })).text).toBe('{"purged":1}');
    });

    test('only the content service may say that something was published', async () => {
      const { web, platformProxy } = pair();
      await web.ask();
      platformProxy.forget();
      const nobody = await web.ask({
        method: 'POST',
        path: '/webhooks/content',
        headers: { 'content-type': 'application/json' },
        body: '{"event":"content.published"}',
      });
      const statuses = [
        (await web.publish({}, 'another-secret')).status,
        (await web.publish({}, '')).status,
        nobody.status,
      ];
      expect(statuses).toEqual([403, 403, 403]);
      expect((await web.publish({ paths: 'all' as unknown as string[] })).status).toBe(400);
      await web.ask();
      expect(platformProxy.calls).toEqual([]);
    });

    test('HT-02 a page that was asked for while its content changed is not kept', async () => {
      const { web, platformProxy } = pair();
      const release = platformProxy.hold();
      const early = web.ask({ path: '/promotions' });
      await expect.poll(lookups, { timeout: 8000 }).toBe(1);
      await web.publish({ brand: 'regency', paths: ['/promotions'] });
      release();
      await early;
      platformProxy.forget();
      await web.ask({ path: '/promotions' });
      expect(lookups()).toBe(1);
    });

    test('HT-02 what a fault left of a page is never stored by anybody else, and gone with the next publication', async () => {
      const { web, platform } = pair();
      await platform.faults({ target: 'content', kind: '500' });
      const other = await pair().another();
      const poor = await other.ask({ path: '/help' });
      await platform.clearFaults();
      expect([poor.status, poor.headers['cache-control'], poor.headers['retry-after']]).toEqual([
        503,
        'no-store',
        '10',
      ]);
      await other.publish();
      const good = await other.ask({ path: '/help' });
      await other.stop();
      expect([good.status, good.text]).toEqual([200, (await web.ask({ path: '/help' })).text]);
    });

    test('PG-09 HT-05 a fresh server says 503 within its deadline while content sends headers and then dribbles', async () => {
      const { platform, another } = pair();
      const cold = await another();
      await platform.faults({ target: 'content', kind: 'dribble' });
      // The call to content itself goes on for ten seconds: longer than this test waits.
      const response = await cold.ask({ path: '/help' });
      await platform.clearFaults();
      await cold.stop();
      expect([response.status, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
        503,
        '10',
        'no-store',
      ]);
      expect(response.text).toMatch(/<main[\s\S]*404: Page Not Found[\s\S]*<footer/);
    }, 9000);

    test('HT-02 a page whose content dribbles after a publication is made of the last good answer', async () => {
      const { web, platform } = pair();
      const good = await web.ask({ brand: 'aurora', path: '/help' });
      await web.publish({ brand: 'aurora' });
      await platform.faults({ target: 'content', kind: 'dribble' });
      const meanwhile = await web.ask({ brand: 'aurora', path: '/help' });
      await platform.clearFaults();
      expect([meanwhile.status, meanwhile.text]).toEqual([200, good.text]);
    }, 9000);

    test('HT-01 one 503 of a service costs no page: the server retries a read, and a write never', async () => {
      const { platform, another, platformProxy } = pair();
      const cold = await another();
      await platform.faults(
        { target: 'pageLookup', kind: '503', times: 2, retryAfterSeconds: 0 },
        { target: 'login', kind: '503', retryAfterSeconds: 0 },
      );
      platformProxy.forget();
      const response = await cold.ask({ path: '/help' });
      const lookupsMade = lookups();
      const login = await cold.ask({
        method: 'POST',
        path: '/api/login',
        headers: ownPost,
        body: JSON.stringify({
          username: 'nobody',
          password: 'wrong-password',
          firstPartyBlackBox: '',
          thirdPartyBlackBox: '',
        }),
      });
      const logins = platformProxy.calls.filter((call) => call.includes('login')).length;
      await platform.clearFaults();
      await cold.stop();
      expect([response.status, lookupsMade, login.status, logins]).toEqual([200, 3, 502, 1]);
    });

    test('HT-01 an /api call that the server has retried in vain tells the browser so', async () => {
      const { platform, another, platformProxy, gameId } = pair();
      const cold = await another();
      await platform.faults({ target: 'gameById', kind: '500' });
      platformProxy.forget();
      const response = await cold.ask({ path: `/api/game/${gameId}` });
      await platform.clearFaults();
      await cold.stop();
      expect([response.status, response.headers['x-upstream-retried'], platformProxy.calls.length]).toEqual([
        502,
        '1',
        3,
      ]);
    });

    test('PG-09 a game page that nobody has seen says 503 and that the game is unavailable while games is down', async () => {
      const { platform, another, gameId } = pair();
      const cold = await another();
      await platform.faults({ target: 'games', kind: '500' });
      const response = await cold.ask({ path: `/game/${gameId}` });
      await platform.clearFaults();
      await cold.stop();
      expect([response.status, response.headers['retry-after']]).toEqual([503, '10']);
      expect(response.text).toMatch(/<main[^>]*>[\s\S]*Game unavailable right now[\s\S]*<\/main>/);
    });

    test('HT-02 a fault never takes the place of a good page, even after a publication', async () => {
      const { web, platform, platformProxy } = pair();
      const good = await web.ask({ brand: 'pulse' });
      await web.publish({ brand: 'pulse' });
      await platform.faults({ target: 'content', kind: '503' }, { target: 'games', kind: 'malformed' });
      platformProxy.forget();
      const meanwhile = await web.ask({ brand: 'pulse' });
      await platform.clearFaults();
      expect(platformProxy.calls.length).toBeGreaterThan(0);
      expect([meanwhile.status, meanwhile.text]).toEqual([200, good.text]);
    });

    test('A6 1,500 addresses that somebody makes up push no page out, and the server goes on', async () => {
      const { web, platformProxy, gameId } = pair();
      const home = await web.ask();
      const made = Array.from({ length: 1500 }, (_, number) => `/made-up-${number}`);
      // The cache of answers and the cache of pages both turn over; ten in flight is more than a browser opens.
      const statuses = new Set<number>();
      const next = made.values();
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          for (const path of next)
            statuses.add((await web.ask({ path, headers: { 'accept-encoding': 'gzip' } })).status);
        }),
      );
      expect([...statuses]).toEqual([404]);
      platformProxy.forget();
      const after = await web.ask();
      expect([after.status, after.text]).toEqual([200, home.text]);
      expect(platformProxy.calls).toEqual([]);
      expect((await web.ask({ path: `/game/${gameId}` })).status).toBe(200);
    }, 40_000);
  });
};
