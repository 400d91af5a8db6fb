import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { encodingSuffix } from './compressFile.server.ts';
import { releaseId } from './releaseManifest.server.ts';
import type { StaticFiles } from './staticFiles.server.ts';

/** Manifest of a release in the shared folder: `releases/<release>.json`. */
const publishedRelease = v.object({
  release: releaseId,
  /** Time when a node of this release last ran, in Unix milliseconds. */
  seenAt: v.number(),
  /** Addresses of its files, without the compressed variants. */
  files: v.array(v.string()),
});
type PublishedRelease = v.InferOutput<typeof publishedRelease>;

/** Files that are written or checked at the same time; a network folder answers them in parallel. */
const parallelFiles = 8;

/** Age from which a file of no release, or an unfinished one, is no publication in progress. */
const orphanMs = 24 * 3_600_000;

const manifestFolder = 'releases';
const publicFolders = ['assets', 'theme'] as const;

/**
 * Copies the files of a release into the folder that nodes and releases share, or completes an earlier copy, and
 * records that the release runs now. Several nodes may do so at once. Returns the number of files that were written.
 */
export async function publishRelease(
  folder: string,
  { release, files, now }: { release: string; files: Pick<StaticFiles, 'all'>; now: number },
): Promise<number> {
  const addresses = [...files.all().keys()];
  for (const name of [manifestFolder, ...publicFolders]) await mkdir(join(folder, name), { recursive: true });
  // First, so that no node removes the files while they are checked below.
  const published: PublishedRelease = { release, seenAt: now, files: addresses };
  await replaceFile(join(folder, manifestFolder, `${release}.json`), Buffer.from(JSON.stringify(published)));
  const waiting = [...files.all()].flatMap(([address, { bodies }]) => [
    [address, bodies.identity] as const,
    ...(bodies.br === undefined ? [] : [[address + encodingSuffix.br, bodies.br] as const]),
    ...(bodies.gzip === undefined ? [] : [[address + encodingSuffix.gzip, bodies.gzip] as const]),
  ]);
  let written = 0;
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [address, body] = next;
      const path = join(folder, address);
      const found = await stat(path).catch(() => null);
      // Names contain a hash of the content, so only a damaged file has another size.
      if (found?.isFile() === true && found.size === body.byteLength) continue;
      await replaceFile(path, body);
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: parallelFiles }, work));
  return written;
}

/** Writes a file so that a reader sees all of it or none. */
async function replaceFile(path: string, body: Buffer): Promise<void> {
  const unfinished = join(dirname(path), `.${basename(path)}.${randomUUID()}`);
  try {
    await writeFile(unfinished, body);
    await rename(unfinished, path);
  } catch (error) {
    await unlink(unfinished).catch(() => undefined);
    throw error;
  }
}

/**
 * Removes releases that did not run for a while, with the files that no other release names. Returns the number of
 * removed files.
 * @throws when a manifest cannot be read: nothing is removed, because its files are unknown
 */
export async function pruneReleases(folder: string, { keepMs, now }: { keepMs: number; now: number }): Promise<number> {
  const before = await readManifests(folder);
  const expired = before.filter(({ seenAt }) => now - seenAt > keepMs);
  const named = new Set(before.filter((release) => !expired.includes(release)).flatMap(({ files }) => files));
  const removable = await Promise.all(publicFolders.map((name) => unnamedFiles(folder, name, named, now)));
  // A release that returned in the meantime, by a rollback, keeps its files.
  if (JSON.stringify(await readManifests(folder)) !== JSON.stringify(before)) return 0;
  for (const { release } of expired)
    await unlink(join(folder, manifestFolder, `${release}.json`)).catch(() => undefined);
  for (const path of removable.flat()) await unlink(path).catch(() => undefined);
  return removable.flat().length;
}

/** Manifests in the order of their names. */
async function readManifests(folder: string): Promise<PublishedRelease[]> {
  const names = (await readdir(join(folder, manifestFolder))).filter((name) => /^[\w-]+\.json$/.test(name)).toSorted();
  const manifests: PublishedRelease[] = [];
  for (const name of names) {
    const text = await readFile(join(folder, manifestFolder, name), 'utf8').catch(() => '');
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), publishedRelease), text);
    if (!read.success) throw new Error(`${manifestFolder}/${name} is broken; delete it if its release does not run`);
    manifests.push(read.output);
  }
  return manifests;
}

/** Old files that no kept release names, including copies that were never finished. */
async function unnamedFiles(
  folder: string,
  name: (typeof publicFolders)[number],
  named: ReadonlySet<string>,
  now: number,
): Promise<string[]> {
  const suffixes = Object.values(encodingSuffix);
  const unnamed: string[] = [];
  for (const file of await readdir(join(folder, name))) {
    const suffix = suffixes.find((end) => file.endsWith(end)) ?? '';
    if (named.has(`/${name}/${file.slice(0, file.length - suffix.length)}`)) continue;
    const path = join(folder, name, file);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() === true && now - found.mtimeMs > orphanMs) unnamed.push(path);
  }
  return unnamed;
}
