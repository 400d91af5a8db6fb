import type { Plugin } from 'vite';

const serverModule = /\.server\.tsx?$/;

/**
 * Refuses `*.server.*` modules in the browser's graph, in builds and during development. The error names the importer.
 */
export function serverOnly(): Plugin {
  return {
    name: 'foyer:server-only',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    resolveId: {
      filter: { id: serverModule },
      handler(id, importer) {
        this.error(
          `${id} is for the server only and must not reach a browser; it is imported by ${importer ?? 'an entry'}.`,
        );
      },
    },
  };
}
