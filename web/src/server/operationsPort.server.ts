import { createServer } from 'node:http';
import { register } from 'prom-client';
import type { ProbeHandler } from './health.server.ts';
import type { Metrics } from './metrics.server.ts';

export interface OperationsPort {
  readonly port: number;
  close(): void;
}

/**
 * Serves `/metrics`, `/healthz` and `/readyz` on a separate port, so that no proxy rule can expose metrics on the
 * public one. Needs no `Host` header.
 */
export async function openOperationsPort(
  metrics: Metrics,
  probes: ProbeHandler,
  { port, host }: { port: number; host: string },
): Promise<OperationsPort> {
  const limits = { requestTimeout: 5000, headersTimeout: 5000, requireHostHeader: false };
  const server = createServer(limits, (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (probes(request, response, path)) return;
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop what uses it, or choose another with OPERATIONS_PORT.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
