import { build } from 'vite';
import type { Plugin } from 'vite';

/** Written beside the manifest, because the server sends it with its settings and under a fixed address. */
export const serviceWorkerFileName = '.vite/service-worker.js';

/**
 * Builds the service worker as one script without imports: it must work without any other file, and its code belongs
 * to no bundle of a page.
 * @param entry its source
 */
export function serviceWorker(entry: string): Plugin {
  return {
    name: 'foyer:service-worker',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'es2023',
          minify: true,
          lib: { entry, formats: ['iife'], name: 'serviceWorker', fileName: 'service-worker' },
        },
      });
      const [result] = [built].flat();
      if (result === undefined || !('output' in result)) throw new Error('The service worker was not built.');
      const { code } = result.output[0];
      this.emitFile({ type: 'asset', fileName: serviceWorkerFileName, source: code });
    },
  };
}
