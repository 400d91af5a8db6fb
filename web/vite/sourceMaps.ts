import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Moves the source maps to a folder that no server sends. `scripts/readStack.ts` uses them to map errors in built files
 * to sources.
 * @param folder emptied by the browser's build, which comes before the server's
 */
export function sourceMaps(folder: string): Plugin {
  const maps = new Map<string, string | Uint8Array>();
  return {
    name: 'foyer:source-maps',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        maps.clear();
        for (const [name, file] of Object.entries(bundle)) {
          if (!name.endsWith('.map') || file.type !== 'asset') continue;
          maps.set(basename(name), file.source);
          delete bundle[name];
        }
      },
    },
    async writeBundle() {
      if (this.environment.config.consumer === 'client') await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await Promise.all([...maps].map(([name, source]) => writeFile(join(folder, name), source)));
    },
  };
}
