import { beforeEach, describe, expect, test } from 'vitest';
import { ownPost } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';

export const describePageCache: WebSuite = (pair) => {
  describe('page cache', () => {
    beforeEach(async () => {
      await pair().web.publish();
      pair().sandboxProxy.clearRecorded();
    });
    const lookups = () => pair().sandboxProxy.calls.filter((call) => /^POST .*\/pages$/.test(call)).length;

    test('HT-02 a second request gets the same page without calls to the platform', async () => {
      const { web, sandboxProxy } = pair();
      const first = await web.request();
      expect(lookups()).toBe(1);
      sandboxProxy.clearRecorded();
      const second = await web.request();
      expect(sandboxProxy.calls).toEqual([]);
      expect(second.bytes).toEqual(first.bytes);
      expect(second.headers['etag']).toBe(first.headers['etag']);
    });

    test('HT-02 fifty concurrent first requests cause one rendering and one call per resource', async () => {
      const { web, sandboxProxy } = pair();
      const release = sandboxProxy.hold();
      const pendingResponses = Array.from({ length: 50 }, () => web.request({ brand: 'aurora' }));
      await expect.poll(() => sandboxProxy.calls.length).toBeGreaterThan(0);
      release();
      const responses = await Promise.all(pendingResponses);
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(responses[0]?.status).toBe(200);
      expect(sandboxProxy.calls).toEqual([...new Set(sandboxProxy.calls)]);
      expect(lookups()).toBe(1);
    });

    test('HT-02 a publication removes only the published pages from the cache', async () => {
      const { web, sandboxProxy } = pair();
      for (const brand of ['regency', 'pulse']) for (const path of ['/', '/help']) await web.request({ brand, path });
      const response = await web.publish({ brand: 'regency', paths: ['/help'] });
      expect([response.status, response.text]).toEqual([200, '{"purged":1}']);
      sandboxProxy.clearRecorded();
      await web.request({ path: '/' });
      for (const path of ['/', '/help']) await web.request({ brand: 'pulse', path });
      expect(sandboxProxy.calls).toEqual([]);
      await web.request({ path: '/help' });
      expect(lookups()).toBe(1);
    });

    test('HT-02 publishing the game page template removes the pages of all games', async () => {
      const { web, gameId } = pair();
      await web.request();
      await web.request({ path: `/game/${gameId}` });
      expect((await web.publish({ brand: 'regency', paths: ['/game/{id}'] })).text).toBe('{"purged":1}');
    });

    test('only the content service can announce a publication', async () => {
      const { web, sandboxProxy } = pair();
      await web.request();
      sandboxProxy.clearRecorded();
      const anonymousResponse = await web.request({
        method: 'POST',
        path: '/webhooks/content',
        headers: { 'content-type': 'application/json' },
        body: '{"event":"content.published"}',
      });
      const statuses = [
        (await web.publish({}, 'another-secret')).status,
        (await web.publish({}, '')).status,
        anonymousResponse.status,
      ];
      expect(statuses).toEqual([403, 403, 403]);
      expect((await web.publish({ paths: 'all' as unknown as string[] })).status).toBe(400);
      await web.request();
      expect(sandboxProxy.calls).toEqual([]);
    });

    test('HT-02 a page requested while its content changes is not cached', async () => {
      const { web, sandboxProxy } = pair();
      const release = sandboxProxy.hold();
      const early = web.request({ path: '/promotions' });
      await expect.poll(lookups).toBe(1);
      await web.publish({ brand: 'regency', paths: ['/promotions'] });
      release();
      await early;
      sandboxProxy.clearRecorded();
      await web.request({ path: '/promotions' });
      expect(lookups()).toBe(1);
    });

    test('HT-02 an incomplete page is not stored and is replaced after the next publication', async () => {
      const { web, sandbox } = pair();
      await sandbox.faults({ target: 'content', kind: '500' });
      const other = await pair().startWeb();
      const poor = await other.request({ path: '/help' });
      await sandbox.clearFaults();
      expect([poor.status, poor.headers['cache-control'], poor.headers['retry-after']]).toEqual([
        503,
        'no-store',
        '10',
      ]);
      await other.publish();
      const good = await other.request({ path: '/help' });
      await other.stop();
      expect([good.status, good.text]).toEqual([200, (await web.request({ path: '/help' })).text]);
    });

    test('PG-09 HT-05 a cold server returns 503 within its deadline while content responds slowly', async () => {
      const { sandbox, startWeb } = pair();
      const cold = await startWeb();
      await sandbox.faults({ target: 'content', kind: 'dribble' });
      // The call to content takes ten seconds. A server that waited for it would send the page.
      const response = await cold.request({ path: '/help' });
      await sandbox.clearFaults();
      await cold.stop();
      expect([response.status, response.headers['retry-after'], response.headers['cache-control']]).toEqual([
        503,
        '10',
        'no-store',
      ]);
      expect(response.text).toMatch(/<main[\s\S]*We can’t load this right now[\s\S]*<footer/);
    });

    test('HT-02 a page whose content stalls after a publication uses the last good response', async () => {
      const { web, sandbox } = pair();
      const good = await web.request({ brand: 'aurora', path: '/help' });
      await web.publish({ brand: 'aurora' });
      await sandbox.faults({ target: 'content', kind: 'dribble' });
      const responseDuringFault = await web.request({ brand: 'aurora', path: '/help' });
      await sandbox.clearFaults();
      expect([responseDuringFault.status, responseDuringFault.text]).toEqual([200, good.text]);
    }, 9000);

    test('HT-01 the server retries a failed read but never a write', async () => {
      const { sandbox, startWeb, sandboxProxy } = pair();
      const cold = await startWeb();
      await sandbox.faults(
        { target: 'pageLookup', kind: '503', times: 2, retryAfterSeconds: 0 },
        { target: 'login', kind: '503', retryAfterSeconds: 0 },
      );
      sandboxProxy.clearRecorded();
      const response = await cold.request({ path: '/help' });
      const lookupsMade = lookups();
      const login = await cold.request({
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
      const logins = sandboxProxy.calls.filter((call) => call.includes('login')).length;
      await sandbox.clearFaults();
      await cold.stop();
      expect([response.status, lookupsMade, login.status, logins]).toEqual([200, 3, 502, 1]);
    });

    test('HT-01 an /api call tells the browser that the server has already retried', async () => {
      const { sandbox, startWeb, sandboxProxy, gameId } = pair();
      const cold = await startWeb();
      await sandbox.faults({ target: 'gameById', kind: '500' });
      sandboxProxy.clearRecorded();
      const response = await cold.request({ path: `/api/game/${gameId}` });
      await sandbox.clearFaults();
      await cold.stop();
      expect([response.status, response.headers['x-upstream-retried'], sandboxProxy.calls.length]).toEqual([
        502,
        '1',
        3,
      ]);
    });

    test('PG-09 an uncached game page returns 503 and states that the game is unavailable', async () => {
      const { sandbox, startWeb, gameId } = pair();
      const cold = await startWeb();
      await sandbox.faults({ target: 'games', kind: '500' });
      const response = await cold.request({ path: `/game/${gameId}` });
      await sandbox.clearFaults();
      await cold.stop();
      expect([response.status, response.headers['retry-after']]).toEqual([503, '10']);
      expect(response.text).toMatch(/<main[^>]*>[\s\S]*We can’t load this game right now[\s\S]*<\/main>/);
    });

    test('HT-02 a fault does not replace a good page, even after a publication', async () => {
      const { web, sandbox, sandboxProxy } = pair();
      const good = await web.request({ brand: 'pulse' });
      await web.publish({ brand: 'pulse' });
      await sandbox.faults({ target: 'content', kind: '503' }, { target: 'games', kind: 'malformed' });
      sandboxProxy.clearRecorded();
      const responseDuringFault = await web.request({ brand: 'pulse' });
      await sandbox.clearFaults();
      expect(sandboxProxy.calls.length).toBeGreaterThan(0);
      expect([responseDuringFault.status, responseDuringFault.text]).toEqual([200, good.text]);
    });

    test('A6 1,500 invented addresses evict no real page', async () => {
      const { web, sandboxProxy, gameId } = pair();
      const home = await web.request();
      const made = Array.from({ length: 1500 }, (_, number) => `/made-up-${number}`);
      // Enough requests to replace every entry in the upstream cache and in the page cache, ten at a time.
      const statuses = new Set<number>();
      const next = made.values();
      await Promise.all(
        Array.from({ length: 10 }, async () => {
          for (const path of next)
            statuses.add((await web.request({ path, headers: { 'accept-encoding': 'gzip' } })).status);
        }),
      );
      expect([...statuses]).toEqual([404]);
      sandboxProxy.clearRecorded();
      const after = await web.request();
      expect([after.status, after.text]).toEqual([200, home.text]);
      expect(sandboxProxy.calls).toEqual([]);
      expect((await web.request({ path: `/game/${gameId}` })).status).toBe(200);
    });
  });
};
