import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Describes a package, as `manifest.json` in its folder.
 * @typedef {object} PackageManifest
 * @property {string} release identifies the build
 * @property {number} contract version of the calls between browser and server
 * @property {string} node version that the package was built and tested with
 * @property {Record<string, { size: number, sha256: string }>} files by path; every file but the manifest itself
 */

/**
 * Compares a package with its manifest. A file of another release or a damaged one would fail later, for some visitors
 * only.
 * @param {string} folder
 * @param {string} nodeVersion version of this process
 * @returns {Promise<string | null>} a sentence that names the first problem, or null
 */
export async function packageProblem(folder, nodeVersion) {
  const manifest = await readManifest(folder);
  if (manifest === null) return 'This package is incomplete: manifest.json is missing or cannot be read.';
  const [required, running] = [manifest.node, nodeVersion].map((version) => Number.parseInt(version, 10));
  if (required === undefined || running === undefined || !(running >= required))
    return `This package needs Node ${required} or newer; this is Node ${nodeVersion}.`;
  const listed = Object.entries(manifest.files);
  const problems = await Promise.all(listed.map(([path, expected]) => fileProblem(folder, path, expected)));
  const problem = problems.find((one) => one !== null);
  if (problem !== undefined) return problem;
  // The server sends every file of its client folder, so an additional one must not be there.
  const folders = new Set(listed.flatMap(([path]) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])));
  for (const name of folders) {
    const found = await filesBelow(join(folder, name));
    const foreign = found.find((path) => !Object.hasOwn(manifest.files, `${name}/${path}`));
    if (foreign !== undefined) return `This package is damaged: ${name}/${foreign} does not belong to it.`;
  }
  return null;
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} paths with forward slashes, relative to the folder
 */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length).split(sep).join('/'))
    .toSorted();
}

/** @param {Buffer} body */
export const describeFile = (body) => ({
  size: body.byteLength,
  sha256: createHash('sha256').update(body).digest('hex'),
});

/** @param {string} folder @returns {Promise<PackageManifest | null>} */
async function readManifest(folder) {
  try {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    const isComplete = typeof manifest.node === 'string' && typeof manifest.files === 'object' && manifest.files;
    return isComplete ? manifest : null;
  } catch {
    return null;
  }
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {{ size: number, sha256: string }} expected
 */
async function fileProblem(folder, path, expected) {
  const body = await readFile(join(folder, path)).catch(() => null);
  if (body === null) return `This package is damaged: ${path} is missing or cannot be read.`;
  const { size, sha256 } = describeFile(body);
  if (size !== expected.size) return `This package is damaged: ${path} has ${size} bytes instead of ${expected.size}.`;
  return sha256 === expected.sha256 ? null : `This package is damaged: the content of ${path} was changed.`;
}
