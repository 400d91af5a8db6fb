import { describe, expect, test } from 'vitest';
import type { WebSuite } from './webPair.ts';

export const describeDrain: WebSuite = (pair) => {
  describe('a server that is told to stop', () => {
    test('says that it is not ready, answers everything it was asked, and ends without trouble', async () => {
      const { platformProxy } = pair();
      const web = await pair().another({ DRAIN_NOTICE_MS: '600' });
      expect((await web.ask({ path: '/readyz' })).text).toBe('{"ready":true}');
      const outcomes = { answered: 0, failed: [] as string[] };
      const load = Array.from({ length: 8 }, async (_, number) => {
        for (;;) {
          try {
            // A page of its own for each, half of them never seen before.
            const { status, headers } = await web.ask({
              path: number % 2 === 0 ? '/' : `/made-up-${number}-${outcomes.answered}`,
            });
            if (status !== 200 && status !== 404) outcomes.failed.push(String(status));
            outcomes.answered += 1;
            // Whoever is told that the connection ends here goes to another server.
            if (headers['connection'] === 'close') return;
          } catch (error) {
            outcomes.failed.push(String(error));
            return;
          }
        }
      });
      await expect.poll(() => outcomes.answered, { timeout: 8000 }).toBeGreaterThan(50);
      const release = platformProxy.hold();
      const slow = web.ask({ path: '/promotions' });
      platformProxy.forget();
      await expect.poll(() => platformProxy.calls.length, { timeout: 8000 }).toBeGreaterThan(0);
      web.terminate();
      await expect.poll(async () => (await web.ask({ path: '/readyz' })).status, { timeout: 8000 }).toBe(503);
      expect((await web.ask({ path: '/healthz' })).headers['connection']).toBe('close');
      release();
      await Promise.all(load);
      expect((await slow).status).toBe(200);
      expect(outcomes.failed).toEqual([]);
      expect(await web.ended).toBe(0);
      web.close();
    });
  });
};
