// Writes the web front end to package/, when it is started as a program.
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@foyer/contract/contractVersion';
import { transformWithOxc } from 'vite';
import { projectRoot } from '../projectRoot.mjs';
import { bundleAdapters } from './bundleAdapters.ts';
import { describeFile, filesBelow } from './verifyPackage.ts';
import type { PackageManifest } from './verifyPackage.ts';
import { writeSbom } from './writeSbom.ts';

/** Maximum size of a package without Node, in bytes. */
const maxBytes = 40 * 1024 * 1024;
const built = join(projectRoot, 'web/dist');
/** Facts of the server’s build. */
const isForBuildOnly = /^server\/\.vite\//;

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const writeJson = (path: string, value: unknown) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);

/**
 * Writes the web front end as a folder that runs with `node server.js` alone. The folder is replaced as a whole. Throws
 * when the package is too large or its bill of materials invalid.
 */
export async function writePackage(folder: string): Promise<{ release: string; files: number; bytes: number }> {
  const staged = `${folder}.tmp`;
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  for (const part of ['client', 'server', 'fonts', 'licensed-fonts', 'data'])
    for (const path of await filesBelow(join(built, part)))
      if (!isForBuildOnly.test(`${part}/${path}`)) await cp(join(built, part, path), join(staged, part, path));
  // JavaScript, so that an older Node can start it and name the version that it needs.
  for (const name of ['server', 'verifyPackage']) {
    const file = join(import.meta.dirname, `${name}.ts`);
    const options = { typescript: { rewriteImportExtensions: 'rewrite' }, sourcemap: false } as const;
    await writeFile(
      join(staged, `${name}.js`),
      (await transformWithOxc(await readFile(file, 'utf8'), file, options)).code,
    );
  }
  const { version, dependencies } = await readJson(join(projectRoot, 'package.json'));
  await writeJson(join(staged, 'package.json'), { name: 'foyer-web', version, private: true, type: 'module' });
  const packages = await bundleAdapters(join(staged, 'adapters'));
  await writeSbom(built, join(staged, 'sbom.cdx.json'), packages);

  const files: PackageManifest['files'] = {};
  for (const path of await filesBelow(staged)) files[path] = describeFile(await readFile(join(staged, path)));
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxBytes) throw new Error(`The package has ${bytes} bytes; the limit is ${maxBytes}.`);
  const { release } = await readJson(join(staged, 'client/.vite/release.json'));
  const manifest: PackageManifest = { release, contract: contractVersion, node: dependencies.node, files };
  await writeJson(join(staged, 'manifest.json'), manifest);
  await rm(folder, { recursive: true, force: true });
  await rename(staged, folder);
  return { release, files: Object.keys(files).length + 1, bytes };
}

/** Writes `package/`. */
export async function main(): Promise<number> {
  const { release, files, bytes } = await writePackage(join(projectRoot, 'package'));
  process.stdout.write(
    `package/ has ${files} files and ${(bytes / 1_000_000).toFixed(1)} MB, release ${release}. Start it with: node package/server.js\n`,
  );
  return 0;
}
