import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@foyer/contract/contractVersion';
import { projectRoot } from '../projectRoot.mjs';
import { describeFile, filesBelow } from './verifyPackage.mjs';
import { writeSbom } from './writeSbom.mjs';

/** Maximum size of a package without Node, in bytes. */
const maxBytes = 40 * 1024 * 1024;
const built = join(projectRoot, 'web/dist');
/** Facts of the server's build, and the entry that only measurements use. */
const isForBuildOnly = /^server\/(?:\.vite\/|bench\.js$)/;

/**
 * Writes the web front end as a folder that runs with `node server.js` alone.
 * @param {string} folder replaced as a whole
 * @returns {Promise<{ release: string, files: number, bytes: number }>}
 * @throws when the package is too large or its bill of materials invalid
 */
export async function writePackage(folder) {
  const staged = `${folder}.tmp`;
  await rm(staged, { recursive: true, force: true });
  await mkdir(staged, { recursive: true });
  for (const part of ['client', 'server', 'fonts', 'licensed-fonts', 'data'])
    for (const path of await filesBelow(join(built, part)).catch(() => []))
      if (!isForBuildOnly.test(`${part}/${path}`)) await cp(join(built, part, path), join(staged, part, path));
  await cp(join(projectRoot, 'scripts/package/server.mjs'), join(staged, 'server.js'));
  await cp(join(projectRoot, 'scripts/package/verifyPackage.mjs'), join(staged, 'verifyPackage.mjs'));
  const { version, dependencies } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
  await writeJson(join(staged, 'package.json'), { name: 'foyer-web', version, private: true, type: 'module' });
  await writeSbom(built, join(staged, 'sbom.cdx.json'));

  /** @type {import('./verifyPackage.mjs').PackageManifest['files']} */
  const files = {};
  for (const path of await filesBelow(staged)) files[path] = describeFile(await readFile(join(staged, path)));
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  if (bytes > maxBytes) throw new Error(`The package has ${bytes} bytes; the limit is ${maxBytes}.`);
  const { release } = JSON.parse(await readFile(join(staged, 'client/.vite/release.json'), 'utf8'));
  await writeJson(join(staged, 'manifest.json'), {
    release,
    contract: contractVersion,
    node: dependencies.node,
    files,
  });
  await rm(folder, { recursive: true, force: true });
  await rename(staged, folder);
  return { release, files: Object.keys(files).length + 1, bytes };
}

/** @param {string} path @param {unknown} value */
const writeJson = (path, value) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
