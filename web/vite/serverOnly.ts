import type { Plugin } from 'vite';

const serverModule = /\.server\.tsx?$/;

/** Refuses `*.server.*` in the browser's graph, in builds and while developing; says who wanted it. */
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
