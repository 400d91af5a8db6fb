import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compressFile, endOfEncoding, isCompressible } from '../src/server/compressFile.server.ts';

/** Compresses what browsers load when it is built, so that a server that starts need not: that took two thirds of its start. */
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
            writeFile(path + endOfEncoding.br, bodies.br),
            writeFile(path + endOfEncoding.gzip, bodies.gzip),
          ]);
        }),
      );
    },
  };
}
