import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

interface FileFacts {
  size: number;
  sha256: string;
}

/** Describes a package, as `manifest.json` in its folder. */
export interface PackageManifest {
  /** Identifies the build. */
  release: string;
  /** Version of the calls between browser and server. */
  contract: number;
  /** Version that the package was built and tested with. */
  node: string;
  /** By path; every file but the manifest itself. */
  files: Record<string, FileFacts>;
}

/**
 * Compares a package with its manifest. A file of another release or a damaged one would fail later, for some visitors
 * only. Returns a sentence that names the first problem, or null.
 */
export async function packageProblem(folder: string, nodeVersion: string): Promise<string | null> {
  const manifest = await readManifest(folder);
  if (manifest === null) return 'This package is incomplete: manifest.json is missing or cannot be read.';
  const required = Number.parseInt(manifest.node, 10);
  if (!(Number.parseInt(nodeVersion, 10) >= required))
    return `This package needs Node ${required} or newer; this is Node ${nodeVersion}.`;
  const listed = Object.entries(manifest.files);
  const problems = await Promise.all(listed.map(([path, expected]) => fileProblem(folder, path, expected)));
  // The server sends every file of its client folder, so an additional one must not be there.
  for (const top of new Set(listed.flatMap(([path]) => (path.includes('/') ? path.split('/', 1) : []))))
    for (const path of (await filesBelow(join(folder, top))).map((each) => `${top}/${each}`))
      if (!Object.hasOwn(manifest.files, path)) problems.push(`${path} does not belong to it`);
  const first = problems.find((problem) => problem !== null);
  return first === undefined ? null : `This package is damaged: ${first}.`;
}

/** Paths with forward slashes, relative to the folder; none for a missing folder. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .toSorted();
}

export const describeFile = (body: Buffer): FileFacts => ({
  size: body.byteLength,
  sha256: createHash('sha256').update(body).digest('hex'),
});

async function readManifest(folder: string): Promise<PackageManifest | null> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as PackageManifest;
    return typeof manifest.node === 'string' && typeof manifest.files === 'object' && manifest.files ? manifest : null;
  } catch {
    return null;
  }
}

async function fileProblem(folder: string, path: string, expected: FileFacts): Promise<string | null> {
  const body = await readFile(join(folder, path)).catch(() => null);
  if (body === null) return `${path} is missing or cannot be read`;
  const { size, sha256 } = describeFile(body);
  if (size !== expected.size) return `${path} has ${size} bytes instead of ${expected.size}`;
  return sha256 === expected.sha256 ? null : `the content of ${path} was changed`;
}
