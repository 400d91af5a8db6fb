import { startNginxEdge } from '../../tests/cluster/support/startVarnish.ts';
import { phone } from '../../tests/e2e/support/devices.ts';
import { selfSignedCertificate } from '../../tests/support/testCertificates.ts';
import { freePort } from '../ports.ts';
import { slowLine } from './emulateLine.ts';
import { goals } from './goals.ts';
import { auditPage, readReport } from './lighthouse.ts';
import { hosts, withLobby } from './lobby.ts';
import { visitLobby } from './measureVisitTimes.ts';
import { medians } from './percentile.ts';
import { figuresOf } from './report.ts';
import type { Figure } from './report.ts';

const edgeSecret = 'secret-of-the-edge-in-bench';

/**
 * Measures each brand's lobby behind nginx with the configuration of deploy/edge/, as players get it: over HTTP/1.1, and
 * over HTTP/2 with TLS. Debian's nginx has no HTTP/3.
 */
export function measureEdgePaints(audits: number): Promise<Figure[]> {
  return withLobby(
    async (browser, { port }) => {
      const measured = new Map<string, Record<'simulated' | 'applied' | 'cover', number>>();
      for (const protocol of ['HTTP/1.1', 'HTTP/2'] as const) {
        const certificate = protocol === 'HTTP/2' ? selfSignedCertificate(hosts) : undefined;
        const edge = await startNginxEdge({
          port: await freePort(),
          origins: [{ port }],
          edgeSecret,
          ...(certificate && { certificate }),
        });
        try {
          for (const host of hosts) {
            const url = `${certificate ? 'https' : 'http'}://${host}:${edge.port}/`;
            const samples = [];
            for (let audit = 0; audit < audits; audit += 1) {
              const largestOf = (report: Parameters<typeof readReport>[0]) =>
                readReport(report)['largest-contentful-paint'] / 1000;
              const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
              const { firstCoverMs } = await visitLobby(context, url, slowLine);
              await context.close();
              samples.push({
                simulated: largestOf(await auditPage(url)),
                applied: largestOf(await auditPage(url, 'devtools')),
                cover: firstCoverMs / 1000,
              });
            }
            measured.set(`${host}, ${protocol}`, medians(samples));
          }
        } finally {
          await edge.end();
        }
      }
      return figuresOf(measured, [
        [goals.largestPaint, ({ simulated }) => simulated],
        [{ title: 'largest paint with applied throttling', unit: 's' }, ({ applied }) => applied],
        [{ title: 'first cover on the slow line', unit: 's' }, ({ cover }) => cover],
      ]);
    },
    { webEnv: { EDGE_SECRET: edgeSecret } },
  );
}
