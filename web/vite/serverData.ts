import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const database = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/**
 * Copies files that the server reads at start, so that it needs nothing outside of the build: the country database, and
 * licensed fonts where an operator installed some.
 * @param root the folder `web`
 * @param output folder of the build
 */
export function serverData(root: string, output: string): Plugin {
  return {
    name: 'foyer:server-data',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    apply: 'build',
    async writeBundle() {
      await mkdir(join(output, 'data'), { recursive: true });
      await cp(createRequire(import.meta.url).resolve(database), join(output, 'data/country.mmdb'));
      await rm(join(output, 'licensed-fonts'), { recursive: true, force: true });
      await cp(join(root, 'fonts'), join(output, 'licensed-fonts'), { recursive: true }).catch(ignoreMissing);
    },
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
