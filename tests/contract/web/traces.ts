import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

const sent = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${sent}-b7ad6b7169203331-01`;

interface Line {
  msg: string;
  path?: string;
  traceId?: string;
}
const linesOf = (web: WebUnderTest) => web.log().map((line) => JSON.parse(line) as Line);

export const describeTraces: WebSuite = (pair) => {
  afterEach(() => {
    pair().sandboxProxy.respondWith(null);
  });

  /** Ids that services received, and ids of the log lines with a name. */
  async function idsOf(variables: Record<string, string>, path: string) {
    const { startWeb, sandboxProxy } = pair();
    const web = await startWeb({ LOG_LEVEL: 'info', FLAG_SERVICE: 'off', ...variables });
    const recorder = sandboxProxy.record(/^\/(?:content|games|promotions|campaigns)\//);
    sandboxProxy.respondWith({ path: /^\/games\/(?!recalled-games)/, status: 503, body: '{}' });
    await web.request({ path, headers: { traceparent } });
    const lines = await vi.waitFor(() => {
      const written = linesOf(web);
      expect(written.filter(({ msg }) => msg === 'REQUEST')).toHaveLength(1);
      return written;
    });
    recorder.stop();
    await web.stop();
    const ids = (name: string) => lines.filter(({ msg }) => msg === name).map(({ traceId }) => traceId);
    return {
      upstream: recorder.requests.map(({ headers }) => String(headers['traceparent']).split('-')[1]),
      failures: ids('API_ERROR'),
      access: ids('REQUEST'),
    };
  }

  describe('one id of a request', () => {
    test.each(['/', '/api/jackpots'])(
      'TE-04 of a trusted proxy stands in service calls and every log line (%s)',
      async (path) => {
        const ids = await idsOf({ TRUSTED_PROXIES: '127.0.0.1 ::1' }, path);
        expect(ids.upstream.length).toBeGreaterThan(0);
        expect(ids.failures.length).toBeGreaterThan(0);
        expect([...new Set([...ids.upstream, ...ids.failures, ...ids.access])]).toEqual([sent]);
      },
    );

    test('TE-04 is a new one when the sender is not trusted', async () => {
      const ids = await idsOf({}, '/');
      const all = [...new Set([...ids.upstream, ...ids.failures, ...ids.access])];
      expect(all).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
      expect(all).not.toContain(sent);
    });

    test('TE-04 stands in the access line of a cached page', async () => {
      const web = await pair().startWeb({ LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' });
      await web.request();
      await web.request({ headers: { traceparent } });
      await vi.waitFor(() =>
        expect(
          linesOf(web)
            .filter(({ msg }) => msg === 'REQUEST')
            .map(({ traceId }) => traceId),
        ).toEqual([expect.stringMatching(/^[\da-f]{32}$/), sent]),
      );
      await web.stop();
    });
  });
};
