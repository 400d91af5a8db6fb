import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';
import type { readConfiguration } from '../server/configuration.server.ts';
import type { createLog } from '../server/log.server.ts';
import type { createStaticFiles } from '../server/staticFiles.server.ts';
import type { createWeb, Web } from './createWeb.server.ts';

interface ServerModules {
  createWeb: typeof createWeb;
  readConfiguration: typeof readConfiguration;
  createLog: typeof createLog;
  createStaticFiles: typeof createStaticFiles;
}

const serverModules = [
  '/src/app/createWeb.server.ts',
  '/src/server/configuration.server.ts',
  '/src/server/log.server.ts',
  '/src/server/staticFiles.server.ts',
];

/** What a page asks for instead of the built entry: Vite's own client and React's refresh come first. */
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

/** Reloads open pages after an edit of a module that only the server runs; edits of other modules reach them by themselves. */
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

/** Loads the server's modules; the same objects come back until one of the files below them changes. */
async function loadServer(vite: ViteDevServer): Promise<ServerModules> {
  const loaded = await Promise.all(serverModules.map((path) => vite.ssrLoadModule(path)));
  return Object.assign({}, ...loaded) as ServerModules;
}

/** Asked by the script in front when the sandbox has started again or has built its frames: what was read from it before is outdated. */
const sandboxChanged = '/@sandbox-changed';

/** The web server for whoever changes it: from source, with edits in the browser at once. One line of JSON when it answers. */
async function main(): Promise<void> {
  const http = createHttpServer();
  const vite = await createVite({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    appType: 'custom',
    plugins: [developmentEntry(), reloadAfterServerEdits()],
    // Beside other caches of this checkout, so that a copy of the sources has its own.
    cacheDir: fileURLToPath(new URL('../../../.cache/vite', import.meta.url)),
    // Every package that a browser module imports is known before the first page asks, or pages would be loaded twice.
    optimizeDeps: {
      entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/**/*.server.{ts,tsx}'],
      include: ['@messageformat/runtime', '@messageformat/runtime/lib/cardinals'],
    },
    server: {
      middlewareMode: true,
      ws: { server: http },
      // Editors empty a file before they write it; an edit counts once its size has settled. Milliseconds.
      watch: { awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } },
    },
  });
  const { port } = (await loadServer(vite)).readConfiguration(process.env);
  let madeBy: ServerModules['createWeb'] | null = null;
  let web: Promise<Web> | null = null;

  /** A server made from the sources as they are now; made anew, with empty caches, after an edit. */
  async function currentWeb(): Promise<Web> {
    const modules = await loadServer(vite);
    if (web === null || madeBy !== modules.createWeb) {
      const before = web;
      madeBy = modules.createWeb;
      web = modules.createWeb({
        configuration: modules.readConfiguration(process.env),
        assets: {
          release: 'development',
          importMap: '',
          forPage: () => ({ script: { href: entryAddress, integrity: null }, preloads: [], styles: [] }),
        },
        files: modules.createStaticFiles(),
        webFolder: fileURLToPath(new URL('../../', import.meta.url)),
        log: modules.createLog('warn'),
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
