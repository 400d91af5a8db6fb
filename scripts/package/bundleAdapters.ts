import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { bundledPackages, bundledPackagesName } from '../../web/vite/bundledPackages.ts';
import { projectRoot } from '../projectRoot.mjs';

/** Names of the workspaces in `adapters/`. */
export const adapterNames = readdirSync(join(projectRoot, 'adapters'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/**
 * Writes each workspace of `adapters/` as one file without imports: `adapters/oidc/src/oidcAdapter.ts` becomes `oidc.js`.
 * @returns packages that the files contain, as `name@version`
 */
export async function bundleAdapters(folder: string): Promise<string[]> {
  const packages = new Set<string>();
  for (const name of adapterNames) {
    await build({
      configFile: false,
      root: projectRoot,
      logLevel: 'warn',
      ssr: { noExternal: true },
      plugins: [bundledPackages()],
      build: {
        ssr: join(projectRoot, `adapters/${name}/src/${name}Adapter.ts`),
        outDir: folder,
        emptyOutDir: false,
        target: 'node26',
        rolldownOptions: { output: { entryFileNames: `${name}.js`, codeSplitting: false } },
      },
    });
    const list = join(folder, bundledPackagesName);
    for (const id of JSON.parse(await readFile(list, 'utf8')) as string[]) packages.add(id);
  }
  await rm(join(folder, '.vite'), { recursive: true, force: true });
  return [...packages].filter((id) => !id.startsWith('@foyer/'));
}
