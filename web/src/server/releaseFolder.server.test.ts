import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pruneReleases, publishRelease } from './releaseFolder.server.ts';

const day = 24 * 3_600_000;

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-releases-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Public files of a release: each name with a compressed variant. */
const filesOf = (...names: readonly string[]) => ({
  all: () =>
    new Map(
      names.map((name) => [
        `/assets/${name}`,
        { bodies: { identity: Buffer.from(`${name} in full`), br: Buffer.from(name) } },
      ]),
    ),
});

const published = (folder: string) => readdir(join(folder, 'assets')).then((names) => names.toSorted());

/** Makes the files in the folder old enough to be removed. */
async function age(folder: string): Promise<void> {
  for (const name of await readdir(join(folder, 'assets'))) await utimes(join(folder, 'assets', name), 0, 0);
}

describe('shared folder of releases', () => {
  test('contains complete files and nothing else after several nodes published at once', async () => {
    const folder = await emptyFolder();
    const files = filesOf('a.js', 'b.js', 'c.js');
    await Promise.all(
      ['one', 'two', 'three'].map((name) => publishRelease(folder, { release: `release-${name}`, files, now: 1 })),
    );
    expect(await published(folder)).toEqual(['a.js', 'a.js.br', 'b.js', 'b.js.br', 'c.js', 'c.js.br']);
    expect(await readFile(join(folder, 'assets/b.js'), 'utf8')).toBe('b.js in full');
  });

  test('writes a file once and replaces it when it was cut off', async () => {
    const folder = await emptyFolder();
    const release = { release: 'release-one', files: filesOf('a.js'), now: 1 };
    expect(await publishRelease(folder, release)).toBe(2);
    expect(await publishRelease(folder, release)).toBe(0);
    await writeFile(join(folder, 'assets/a.js'), '');
    expect(await publishRelease(folder, release)).toBe(1);
    expect(await readFile(join(folder, 'assets/a.js'), 'utf8')).toBe('a.js in full');
  });

  test('removes an old release but keeps the files that a kept release also names', async () => {
    const folder = await emptyFolder();
    await publishRelease(folder, { release: 'release-old', files: filesOf('old.js', 'both.js'), now: 0 });
    await publishRelease(folder, { release: 'release-new', files: filesOf('both.js', 'new.js'), now: 31 * day });
    await age(folder);
    await pruneReleases(folder, { keepMs: 30 * day, now: 32 * day });
    expect(await published(folder)).toEqual(['both.js', 'both.js.br', 'new.js', 'new.js.br']);
    expect(await readdir(join(folder, 'releases'))).toEqual(['release-new.json']);
  });

  test('keeps an old release whose nodes still run, and one that a rollback started again', async () => {
    const folder = await emptyFolder();
    const files = filesOf('a.js');
    await publishRelease(folder, { release: 'release-old', files, now: 0 });
    await publishRelease(folder, { release: 'release-old', files, now: 31 * day });
    await age(folder);
    expect(await pruneReleases(folder, { keepMs: 30 * day, now: 32 * day })).toBe(0);
    expect(await published(folder)).toEqual(['a.js', 'a.js.br']);
  });

  test('removes nothing while a manifest cannot be read', async () => {
    const folder = await emptyFolder();
    await publishRelease(folder, { release: 'release-old', files: filesOf('a.js'), now: 0 });
    await writeFile(join(folder, 'releases/release-new.json'), '{');
    await age(folder);
    await expect(pruneReleases(folder, { keepMs: day, now: 60 * day })).rejects.toThrow(/release-new\.json is broken/);
    expect(await published(folder)).toEqual(['a.js', 'a.js.br']);
  });
});
