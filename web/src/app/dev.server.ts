import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';
import { buildStandaloneScript } from '../../vite/standaloneScripts.ts';
import type { startAdapters } from '../server/adapters/startAdapters.server.ts';
import type { createLog } from '../server/log.server.ts';
import type { createStaticFiles } from '../server/staticFiles.server.ts';
import type { createWeb, Web } from './createWeb.server.ts';
import type { startConfiguration } from './startConfiguration.server.ts';

interface ServerModules {
  createWeb: typeof createWeb;
  startConfiguration: typeof startConfiguration;
  startAdapters: typeof startAdapters;
  createLog: typeof createLog;
  createStaticFiles: typeof createStaticFiles;
}

const serverModules = [
  '/src/app/createWeb.server.ts',
  '/src/app/startConfiguration.server.ts',
  '/src/server/adapters/startAdapters.server.ts',
  '/src/server/log.server.ts',
  '/src/server/staticFiles.server.ts',
];

/** Entry module of development pages: Vite's client and React refresh load before the app. */
const entryAddress = '/@development-entry';
const entrySource = `
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/src/app/entry.browser.tsx');
`;

function developmentEntry(): Plugin {
  return {
    name: 'foyer:development-entry',
    resolveId: (id) => (id === entryAddress ? id : null),
    load: (id) => (id === entryAddress ? entrySource : null),
  };
}

/** Reloads open pages after an edit of a module that only the server imports. Vite updates other modules itself. */
function reloadAfterServerEdits(): Plugin {
  return {
    name: 'foyer:reload-after-server-edits',
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr') return;
      const { hot, moduleGraph } = server.environments.client;
      if (modules.some(({ id }) => id !== null && moduleGraph.getModuleById(id) === undefined))
        hot.send({ type: 'full-reload' });
    },
  };
}

/** Loads the server's modules. Returns the same objects until one of their files changes. */
async function loadServer(vite: ViteDevServer): Promise<ServerModules> {
  const loaded = await Promise.all(serverModules.map((path) => vite.ssrLoadModule(path)));
  return Object.assign({}, ...loaded) as ServerModules;
}

/** Called after the sandbox restarts or rebuilds its frames: everything read from it is outdated. */
const sandboxChanged = '/@sandbox-changed';

/** Runs the web server from source with hot module replacement, for development. Prints one line of JSON when ready. */
async function main(): Promise<void> {
  const http = createHttpServer();
  const vite = await createVite({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    appType: 'custom',
    plugins: [developmentEntry(), reloadAfterServerEdits()],
    // In this checkout's cache folder, so that copies of the sources do not share it.
    cacheDir: fileURLToPath(new URL('../../../.cache/vite', import.meta.url)),
    // Pre-bundle every package that a browser module imports; otherwise Vite would reload pages when it discovers one.
    optimizeDeps: {
      entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/**/*.server.{ts,tsx}'],
      include: ['@messageformat/runtime', '@messageformat/runtime/lib/cardinals'],
    },
    server: {
      middlewareMode: true,
      ws: { server: http },
      // Editors may truncate a file before writing it, so wait until its size is stable. Milliseconds.
      watch: { awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } },
    },
  });
  const { port } = (await loadServer(vite)).startConfiguration(process.env);
  const earlyScript = await buildStandaloneScript(fileURLToPath(new URL('earlyScript.browser.ts', import.meta.url)));
  const connectionWorker = await buildStandaloneScript(
    fileURLToPath(new URL('../services/connections/connection.worker.ts', import.meta.url)),
  );
  const { startAdapters, startConfiguration, createLog } = await loadServer(vite);
  const adapters = await startAdapters({
    path: startConfiguration(process.env).adapters,
    host: new URL('../server/adapters/adapterHost.server.ts', import.meta.url),
    variables: process.env,
    log: createLog('warn'),
    showsOutput: true,
  });
  let madeBy: ServerModules['createWeb'] | null = null;
  let web: Promise<Web> | null = null;

  /** Returns the server for the current sources; recreates it, with empty caches, after an edit. */
  async function currentWeb(): Promise<Web> {
    const modules = await loadServer(vite);
    if (web === null || madeBy !== modules.createWeb) {
      const before = web;
      madeBy = modules.createWeb;
      web = modules.createWeb({
        configuration: modules.startConfiguration(process.env),
        assets: {
          release: 'development',
          importMap: '',
          icons: {},
          serviceWorker: '',
          connectionWorker,
          earlyScript,
          forPage: () => ({ script: entryAddress, preloads: [], styles: [] }),
        },
        // Files change with each edit, and to compress them takes longer than to send them.
        files: modules.createStaticFiles(async () => ({})),
        fonts: {
          licensedFolder: fileURLToPath(new URL('../../fonts', import.meta.url)),
          cutFolder: fileURLToPath(new URL('../../dist/fonts', import.meta.url)),
        },
        log: modules.createLog('warn'),
        adapters,
        isDevelopment: true,
      });
      await (await before)?.close();
    }
    return web;
  }

  http.on('request', (request, response) => {
    if (request.method === 'POST' && request.url === sandboxChanged) {
      madeBy = null;
      vite.environments.client.hot.send({ type: 'full-reload' });
      response.writeHead(204).end();
      return;
    }
    vite.middlewares(request, response, () => {
      currentWeb().then(
        (current) => current.listener(request, response),
        (error: Error) => {
          vite.ssrFixStacktrace(error);
          process.stderr.write(`${error.stack ?? error.message}\n`);
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
          response.end(error.stack);
        },
      );
    });
  });
  http.listen(port, process.env['HOST'] ?? '127.0.0.1', () =>
    process.stdout.write(`${JSON.stringify({ ready: 'web', port })}\n`),
  );

  const stop = () => {
    http.close();
    http.closeAllConnections();
    void vite.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
