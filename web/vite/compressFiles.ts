import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFile, encodingSuffix, isCompressible } from '../src/server/compressFile.server.ts';

/** Compresses browser files at build time: at server start it would take two thirds of the start time. */
export function compressFiles(): Plugin {
  return {
    name: 'foyer:compress-files',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/') && isCompressible(name));
      await Promise.all(
        names.map(async (name) => {
          const path = join(dir, name);
          const bodies = await compressFile(await readFile(path));
          await Promise.all([
            writeFile(path + encodingSuffix.br, bodies.br),
            writeFile(path + encodingSuffix.gzip, bodies.gzip),
          ]);
        }),
      );
    },
  };
}
