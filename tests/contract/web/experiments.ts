import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpRequestOptions } from '../support/httpClient.ts';
import type { WebSuite } from '../support/webPair.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

const secret = 'secret-of-the-edge-in-tests';
const facts = 'brand=regency, market=uk, language=en, device=desktop, access=visitor';

interface PageVisit {
  experiments?: string;
  flags: Record<string, boolean>;
  flagService: { overrides: Record<string, boolean> } | null;
}

/** Visit that a page contains. */
function visitIn(html: string): PageVisit {
  const text = /<script type="application\/json" id="page-data">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null';
  return (JSON.parse(text) as { visit: PageVisit }).visit;
}

export const describeExperiments: WebSuite = (pair) => {
  describe('experiments by share of visitors', () => {
    let web: WebUnderTest;
    let plain: WebUnderTest;
    beforeAll(async () => {
      const EDGE_SECRET = secret;
      [web, plain] = await Promise.all([
        pair().startWeb({ EDGE_SECRET, EXPERIMENTS: 'band revampedJackpotTicker on=50 off=50' }),
        pair().startWeb({ EDGE_SECRET }),
      ]);
    });
    afterAll(() => Promise.all([web.stop(), plain.stop()]));
    const page = (options: HttpRequestOptions = {}, on = web) => on.request({ country: 'GB', ...options });
    const edgePage = (experiments: string, on = web) =>
      on.request({ headers: { 'foyer-visit': `${facts}${experiments}`, 'foyer-edge': secret } });

    test('FF-02 give half of the buckets each flag, in the page and for its changes', async () => {
      const seen = { on: 0, off: 0 };
      for (let bucket = 0; bucket < 100; bucket += 1) {
        const { experiments, flags, flagService } = visitIn((await page({ cookie: `foyer-bucket=${bucket}` })).text);
        const isOn = experiments === 'band:on';
        expect(experiments).toBe(isOn ? 'band:on' : 'band:off');
        seen[isOn ? 'on' : 'off'] += 1;
        expect([flags['revampedJackpotTicker'], flagService?.overrides]).toEqual([
          isOn,
          { revampedJackpotTicker: isOn },
        ]);
      }
      expect(seen).toEqual({ on: 50, off: 50 });
    });

    test.each([undefined, 'foyer-bucket=100', 'foyer-bucket=x', 'foyer-bucket=1; foyer-bucket=2'])(
      'leave a visitor without a bucket in none: %s',
      async (cookie) => {
        const visit = visitIn((await page(cookie === undefined ? {} : { cookie })).text);
        expect([visit.experiments, visit.flagService?.overrides]).toEqual(['', {}]);
      },
    );

    test('HT-02 the edge’s assignment selects the same page as the bucket, whatever cookie comes with it', async () => {
      for (const [assignment, isOn] of [
        ['band:on', true],
        ['band:off', false],
      ] as const) {
        const { text, headers } = await edgePage(`, experiments=${assignment}`);
        expect(visitIn(text)).toMatchObject({ experiments: assignment, flags: { revampedJackpotTicker: isOn } });
        expect([headers['vary'], headers['cdn-cache-control']]).toEqual([
          'Foyer-Visit, Accept-Encoding',
          expect.stringContaining('max-age=3600'),
        ]);
      }
      const [none, on] = [await edgePage(''), await edgePage(', experiments=band:on')];
      expect(visitIn(none.text).experiments).toBe('');
      expect(none.headers['etag']).not.toBe(on.headers['etag']);
    });

    test('an assignment that is not configured counts as none, and the edge may store the page', async () => {
      for (const unknown of ['band:blue', 'band:on/other:off', 'toString', 'other:on']) {
        const { text, headers } = await edgePage(`, experiments=${unknown}`);
        expect(visitIn(text)).toMatchObject({ experiments: '', flagService: { overrides: {} } });
        expect(headers['cdn-cache-control']).toContain('max-age=3600');
      }
      const syntax = await edgePage(', experiments="band"');
      expect([syntax.status, syntax.headers['cdn-cache-control']]).toEqual([200, undefined]);
    });

    test('no experiment: a bucket and an assignment change no byte, and no page names experiments', async () => {
      const [without, bucket, edge] = [
        await page({}, plain),
        await page({ cookie: 'foyer-bucket=7' }, plain),
        await edgePage(', experiments=band:on', plain),
      ];
      expect(bucket.text).toBe(without.text);
      expect(edge.text).toBe(without.text);
      expect(without.text).not.toContain('"experiments"');
    });

    test('the server sets no bucket', async () => {
      const { headers } = await page({ cookie: 'OptanonConsent=groups=C0001%3A1%2CC0002%3A1' });
      expect(headers['set-cookie']).toBeUndefined();
    });
  });
};
