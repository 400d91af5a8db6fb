import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { integrityOf } from './linkedFile.server.ts';

/** Written into the client folder by the build of the server, which runs last. */
export const releaseManifestName = '.vite/release.json';

/** Ids appear in headers, markup and file names. */
export const releaseId = v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/));

const releaseManifest = v.object({
  release: releaseId,
  /** Hash of every file of the client folder, by path. */
  files: v.record(v.string(), v.string()),
});

/**
 * Describes a finished build: hashes of the browser's files, and the release id, which differs between builds whose
 * browser or server files differ.
 */
export async function writeReleaseManifest(clientFolder: string, serverFolder: string): Promise<void> {
  const files = await hashesOf(clientFolder);
  const facts = JSON.stringify([files, await hashesOf(serverFolder)]);
  const release = createHash('sha256').update(facts).digest('base64url').slice(0, 12);
  await writeFile(join(clientFolder, releaseManifestName), JSON.stringify({ release, files }));
}

/**
 * Returns the id of the release whose browser files are in a folder.
 * @throws when a file is missing or differs from the build. A node that starts with it would send pages whose modules
 * the browser refuses.
 */
export async function readRelease(clientFolder: string): Promise<string> {
  const text = await readFile(join(clientFolder, releaseManifestName), 'utf8').catch(() => '');
  const described = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseManifest), text);
  if (!described.success)
    throw new Error(`This release is incomplete: ${releaseManifestName} is missing or broken. Install it again.`);
  const { release, files } = described.output;
  const found = new Map(Object.entries(await hashesOf(clientFolder)));
  const wrong = Object.entries(files).filter(([name, hash]) => found.get(name) !== hash);
  const [first] = wrong;
  if (first !== undefined) {
    const problem = found.has(first[0]) ? 'differs from the build' : 'is missing';
    throw new Error(
      `Release ${release} is broken: ${first[0]} ${problem}${wrong.length > 1 ? `, and so on for ${wrong.length} files` : ''}. Install it again.`,
    );
  }
  return release;
}

/** Hashes of all files below a folder, in the order of their paths; without the manifest itself. */
async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => name !== releaseManifestName)
    .toSorted();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, integrityOf(await readFile(join(folder, name)))] as const)),
  );
}
