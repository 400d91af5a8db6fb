import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Written by both builds, for the bill of materials: npm packages whose code or data is in the files of the build. */
export const bundledPackagesName = '.vite/packages.json';

const packageOf = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Lists the packages of a build as `name@version`. */
export function bundledPackages(): Plugin {
  return {
    name: 'foyer:bundled-packages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const folders = new Set<string>();
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          for (const [id, { renderedLength }] of Object.entries(file.modules)) {
            const folder = packageOf.exec(id.replace(/^\0/, ''))?.[1];
            if (renderedLength > 0 && folder !== undefined) folders.add(folder);
          }
        }
        this.emitFile({
          type: 'asset',
          fileName: bundledPackagesName,
          source: JSON.stringify([...folders].map(nameAndVersion).toSorted()),
        });
      },
    },
  };
}

function nameAndVersion(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  return `${name ?? ''}@${version ?? ''}`;
}
