import { describe, expect, test } from 'vitest';
import type { WebSuite } from '../support/webPair.ts';

export const describeDrain: WebSuite = (pair) => {
  describe('a server that receives a stop signal', () => {
    test('reports not ready, completes its requests and exits cleanly', async () => {
      const { sandboxProxy } = pair();
      const web = await pair().startWeb({ DRAIN_NOTICE_MS: '600', OPERATIONS_PORT: '0' });
      expect(JSON.parse((await web.request({ path: '/readyz' })).text)).toMatchObject({ status: 'ready' });
      const outcomes = { succeeded: 0, failed: [] as string[] };
      const load = Array.from({ length: 8 }, async (_, number) => {
        for (;;) {
          try {
            // A separate page for each client, half of them not cached.
            const { status, headers } = await web.request({
              path: number % 2 === 0 ? '/' : `/made-up-${number}-${outcomes.succeeded}`,
            });
            if (status !== 200 && status !== 404) outcomes.failed.push(String(status));
            outcomes.succeeded += 1;
            // A client that receives `Connection: close` switches to another server.
            if (headers['connection'] === 'close') return;
          } catch (error) {
            outcomes.failed.push(String(error));
            return;
          }
        }
      });
      await expect.poll(() => outcomes.succeeded).toBeGreaterThan(50);
      const release = sandboxProxy.hold();
      const slow = web.request({ path: '/promotions' });
      sandboxProxy.clearRecorded();
      await expect.poll(() => sandboxProxy.calls.length).toBeGreaterThan(0);
      web.terminate();
      await expect.poll(async () => (await web.request({ path: '/readyz' })).status).toBe(503);
      expect((await web.request({ path: '/healthz' })).headers['connection']).toBe('close');
      const read = await fetch(`http://127.0.0.1:${web.operationsPort}/readyz`);
      expect([read.status, await read.json()]).toMatchObject([503, { status: 'draining' }]);
      release();
      await Promise.all(load);
      expect((await slow).status).toBe(200);
      expect(outcomes.failed).toEqual([]);
      expect(await web.ended).toBe(0);
      web.close();
    });
  });
};
