import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { respondToBrokenRequests } from '../server/brokenRequests.server.ts';
import { readConfiguration } from '../server/configuration.server.ts';
import { openCountryDatabase } from '../server/countryDatabase.server.ts';
import type { CountryOfAddress } from '../server/countryDatabase.server.ts';
import { createLog } from '../server/log.server.ts';
import { countSockets, createMetrics, openMetricsPort } from '../server/metrics.server.ts';
import { strictTransport } from '../server/securityHeaders.server.ts';
import { closeSlowReaders } from '../server/slowReaders.server.ts';
import { createStaticFiles } from '../server/staticFiles.server.ts';
import { noTracing } from '../server/tracing.server.ts';
import { createBuiltAssets } from './clientAssets.server.ts';
import { createWeb } from './createWeb.server.ts';

/** The web server as a process: built files beside it, one line of JSON on standard output when it answers. */
async function main(): Promise<void> {
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration.logLevel);
  const client = fileURLToPath(new URL('../client/', import.meta.url));
  const webFolder = fileURLToPath(new URL('../../', import.meta.url));
  const files = createStaticFiles();
  await files.addFolder(`${client}assets`, '/assets');
  // Read beside everything else: until it is there, and if it cannot be read, a country is not known, which has a default.
  let ofAddress: CountryOfAddress = () => null;
  void openCountryDatabase().then(
    (opened) => (ofAddress = opened),
    (error: unknown) => log.error({ error: String(error) }, 'GEO_INFO_ERROR'),
  );
  const metrics = createMetrics();
  // What is configured alone is loaded: with everything the server takes a third longer to start.
  const tracing =
    configuration.tracesUrl === null
      ? noTracing
      : (await import('../server/openTelemetryTracing.server.ts')).createTracing(configuration.tracesUrl);
  const web = await createWeb({
    configuration,
    assets: await createBuiltAssets(client),
    files,
    webFolder,
    log,
    metrics,
    tracing,
    countryOfAddress: (address) => ofAddress(address),
  });
  const { headersTimeoutMs: headersTimeout, requestTimeoutMs: requestTimeout } = configuration;
  const connectionsCheckingInterval = Math.max(50, Math.min(500, headersTimeout / 4));
  // A probe of a balancer may name no host; the listener refuses every other request without one.
  // Nearly every request has no body; without a stream for it a stored page costs some 3 % less.
  const limits = {
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
    optimizeEmptyRequests: true,
    requireHostHeader: false,
  };
  const server = createServer(limits, web.listener);
  respondToBrokenRequests(server, configuration.publicScheme === 'https' ? [strictTransport] : []);
  closeSlowReaders(server, configuration.writeTimeoutMs);
  countSockets(server);
  const metricsPort = configuration.metrics === null ? null : await openMetricsPort(metrics, configuration.metrics);

  server.on('error', (error: NodeJS.ErrnoException) => {
    const sentence =
      error.code === 'EADDRINUSE'
        ? `Port ${configuration.port} is in use. Stop what uses it, or choose another with PORT.`
        : error.message;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  });
  if (
    configuration.publicScheme === 'https' &&
    configuration.plainHttp !== 'on' &&
    'hops' in configuration.trustedProxies &&
    configuration.trustedProxies.hops === 0
  ) {
    log.warn(
      {},
      'PUBLIC_SCHEME is https and no proxy is trusted: visitors are refused until TRUSTED_PROXIES names the proxy that ends TLS.',
    );
  }
  server.listen(configuration.port, configuration.host, () => {
    const bound = server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : configuration.port;
    process.stdout.write(
      `${JSON.stringify({ ready: 'web', port, ...(metricsPort === null ? {} : { metricsPort: metricsPort.port }) })}\n`,
    );
  });

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    web.drain();
    metricsPort?.close();
    setTimeout(() => {
      server.close(() => void web.close().then(() => process.exit(0)));
      // A connection whose last answer was on its way when the port closed has nobody left to close it.
      setInterval(() => server.closeIdleConnections(), 100);
    }, configuration.drainNoticeMs);
    setTimeout(() => process.exit(0), 10_000 + configuration.drainNoticeMs).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
