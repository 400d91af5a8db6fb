import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { hideCardNumbers } from '../base/hideCardNumbers.ts';
import { startAdapters } from '../server/adapters/startAdapters.server.ts';
import { trustsNoProxy } from '../server/clientConnection.server.ts';
import { closeSlowReaders } from '../server/closeSlowReaders.server.ts';
import { createLog } from '../server/log.server.ts';
import { countSockets, createMetrics } from '../server/metrics.server.ts';
import { openCountryDatabase } from '../server/openCountryDatabase.server.ts';
import type { CountryOfAddress } from '../server/openCountryDatabase.server.ts';
import { openOperationsPort } from '../server/operationsPort.server.ts';
import { publishRelease } from '../server/releaseFolder.server.ts';
import { limitHeads, maxHeadBytes, respondToMalformedRequests } from '../server/respondToMalformedRequests.server.ts';
import { strictTransport } from '../server/securityHeaders.server.ts';
import { createStaticFiles } from '../server/staticFiles.server.ts';
import type { FontFolders } from '../services/theme/fontFacesOf.server.ts';
import { createBuiltAssets } from './clientAssets.server.ts';
import { createRefusalPages } from './createRefusalPages.server.ts';
import { createWeb } from './createWeb.server.ts';
import { publishOfflineStyles } from './offline/serviceWorker.server.ts';
import { createPageLook } from './pageLook.server.ts';
import { addBuiltFiles, prepareFiles } from './prepareFiles.server.ts';
import { startConfiguration } from './startConfiguration.server.ts';

/** In characters; the stack of an error has at most ten places. */
const maxStackLength = 10_000;

/** Runs the web server process with the built files. Prints one line of JSON on standard output when it listens. */
async function main(): Promise<void> {
  const { client, fonts, countryDatabase, adapterHost } = builtFolders(new URL('../', import.meta.url));
  const publishFolder = publishFolderOf(process.argv.slice(2));
  if (publishFolder !== null) {
    await publishFiles(publishFolder, { client, fonts });
    return;
  }
  if (process.argv.includes('--prepare')) {
    await prepareFiles({ client, fonts });
    return;
  }
  if (process.argv.includes('--check')) {
    const { checkDeployment } = await import('./checkDeployment.server.ts');
    process.exitCode = (await checkDeployment(process.env, (line) => process.stdout.write(`${line}\n`), adapterHost))
      ? 0
      : 1;
    return;
  }
  const configuration = startConfiguration(process.env);
  const log = createLog(configuration.logLevel);
  const files = createStaticFiles();
  await addBuiltFiles(files, client);
  // Loads in parallel. Until it is loaded, or when that fails, countries are unknown and the default applies.
  let ofAddress: CountryOfAddress = () => null;
  void openCountryDatabase(countryDatabase).then(
    (opened) => (ofAddress = opened),
    (error: unknown) => log.error({ error: String(error) }, 'GEO_INFO_ERROR'),
  );
  const metrics = createMetrics();
  // Load tracing only when configured: with it the start takes a third longer.
  const tracing =
    configuration.tracesUrl === null
      ? null
      : (await import('../server/createTracing.server.ts')).createTracing(
          configuration.tracesUrl,
          configuration.serviceCredentials.headersOf('traces'),
        );
  const adapters = await startAdapters({
    path: configuration.adapters,
    host: adapterHost,
    variables: process.env,
    log,
    showsOutput: configuration.deployment === 'sandbox',
  });
  const web = await createWeb({
    configuration,
    assets: await createBuiltAssets(client),
    files,
    fonts,
    log,
    metrics,
    tracing,
    adapters,
    countryOfAddress: (address) => ofAddress(address),
  });
  const { headersTimeoutMs: headersTimeout, requestTimeoutMs: requestTimeout } = configuration;
  const connectionsCheckingInterval = Math.max(50, Math.min(500, headersTimeout / 4));
  // Health probes may omit the Host header; the listener refuses other requests without one. Most requests have no
  // body; without a stream for it a cached page costs about 3 % less.
  const limits = {
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval,
    keepAliveTimeout: 65_000,
    maxHeaderSize: maxHeadBytes,
    optimizeEmptyRequests: true,
    requireHostHeader: false,
  };
  const refusals = {
    pages: await createRefusalPages(),
    extraHeaders: configuration.publicScheme === 'https' ? [strictTransport] : [],
  };
  const server = createServer(limits, limitHeads(web.listener, refusals));
  respondToMalformedRequests(server, refusals);
  closeSlowReaders(server, configuration.writeTimeoutMs);
  countSockets(server);
  const operationsPort =
    configuration.operations === null ? null : await openOperationsPort(metrics, web.probes, configuration.operations);

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
    trustsNoProxy(configuration.trustedProxies)
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
      `${JSON.stringify({ ready: 'web', port, ...(operationsPort === null ? {} : { operationsPort: operationsPort.port }) })}\n`,
    );
  });

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    web.drain();
    // The operations port stays open until the end: load balancers read there that this process is draining.
    setTimeout(() => {
      server.close(() => {
        operationsPort?.close();
        void web.close().then(() => process.exit(0));
      });
      // Closes connections that were still in use when the port closed.
      setInterval(() => server.closeIdleConnections(), 100);
    }, configuration.drainNoticeMs);
    setTimeout(() => process.exit(0), 10_000 + configuration.drainNoticeMs).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

// Node prints the line of an uncaught error before its stack, and a line of minified code is most of the program.
process.on('uncaughtException', (error: unknown) => {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${hideCardNumbers(stack.slice(0, maxStackLength))}\n`);
  process.exit(1);
});

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

interface BuiltFolders {
  /** Files for browsers, and the manifest of their build. */
  client: string;
  fonts: FontFolders;
  countryDatabase: string;
  /** Program of an adapter's thread. */
  adapterHost: URL;
}

/**
 * Files that the server reads at start. The build and the package have the same layout.
 * @param base folder that contains `server/`
 */
function builtFolders(base: URL): BuiltFolders {
  const at = (path: string) => fileURLToPath(new URL(path, base));
  return {
    client: at('client/'),
    fonts: { licensedFolder: at('licensed-fonts'), cutFolder: at('fonts') },
    countryDatabase: at('data/country.mmdb'),
    adapterHost: new URL('server/adapterHost.js', base),
  };
}

/**
 * Writes the public files of this release into a folder, for a release job that copies them to an object store. Reads
 * no configuration. Prints one line of JSON.
 */
async function publishFiles(folder: string, { client, fonts }: { client: string; fonts: FontFolders }): Promise<void> {
  const assets = await createBuiltAssets(client);
  const files = createStaticFiles();
  await addBuiltFiles(files, client);
  await createPageLook(files, fonts, assets);
  await publishOfflineStyles(files);
  const written = await publishRelease(folder, { release: assets.release, files, now: Date.now() });
  process.stdout.write(`${JSON.stringify({ published: assets.release, files: files.all().size, written })}\n`);
}

/** Folder after `--publish`; null without the argument. */
function publishFolderOf(args: readonly string[]): string | null {
  const place = args.indexOf('--publish');
  if (place === -1) return null;
  const folder = args[place + 1];
  if (folder === undefined || folder.startsWith('-'))
    throw new Error('Name the folder to publish to: node server.js --publish <folder>');
  return folder;
}
