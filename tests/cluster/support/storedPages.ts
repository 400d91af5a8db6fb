import { createServer, request } from 'node:http';
import { freePort } from '../../../scripts/ports.ts';
import type { HttpClient } from '../../contract/support/httpClient.ts';

const folder = '/stored/';
const requestsAtOnce = 50;

export interface StoredPagesOrigin {
  readonly port: number;
  close(): void;
}

/**
 * Stands between edge and balancer and answers the pages below `/stored/` itself, with the headers of a real page, so
 * that a test fills the edge without rendering each page. Everything else goes to the balancer.
 */
export async function openStoredPages(balancerPort: number): Promise<StoredPagesOrigin> {
  const port = await freePort();
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (path.startsWith(folder)) {
      outgoing.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'cdn-cache-control': 'max-age=3600, stale-while-revalidate=3600, stale-if-error=86400',
        vary: 'Foyer-Visit, Accept-Encoding',
        'surrogate-key': `page/regency${path} brand/regency`,
      });
      outgoing.end(`<!doctype html><title>${path}</title>`);
      return;
    }
    const onward = request(
      { host: '127.0.0.1', port: balancerPort, path, method: incoming.method, headers: incoming.headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Requests this many different pages at the edge, which then holds them. */
export async function storePages(client: HttpClient, count: number): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: requestsAtOnce }, async () => {
      while (next < count) {
        const path = `${folder}${next}`;
        next += 1;
        const { status } = await client.request({ path });
        if (status !== 200) throw new Error(`${path} was answered ${status}.`);
      }
    }),
  );
}
