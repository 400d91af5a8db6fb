import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pictures on disk by name. */
export interface CoverFolder {
  pathOf(name: string): string;
  has(name: string): boolean;
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
  /** Registers files that another process has written. */
  add(files: readonly string[]): void;
}

/** Opens `<parent>/v<version>` and removes the folders of other versions, whose pictures are outdated. */
export function openCoverFolder(parent: string, version: string): CoverFolder {
  const folder = path.join(parent, `v${version}`);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(parent))
    if (/^v\d+$/.test(other) && other !== path.basename(folder))
      rmSync(path.join(parent, other), { recursive: true, force: true });
  const names = new Set<string>();
  for (const name of readdirSync(folder)) {
    if (name.endsWith(unfinished)) rmSync(path.join(folder, name), { force: true });
    else names.add(name);
  }
  const pathOf = (name: string): string => path.join(folder, name);
  return {
    pathOf,
    has: (name) => names.has(name),
    async read(name) {
      if (!names.has(name)) return null;
      try {
        return await readFile(pathOf(name));
      } catch {
        // Another process emptied the folder: treat the picture as missing.
        names.delete(name);
        return null;
      }
    },
    async write(name, bytes) {
      await writeAtomically(pathOf(name), bytes);
      names.add(name);
    },
    add: (files) => {
      for (const file of files) names.add(path.basename(file));
    },
  };
}

const unfinished = '.part';

/** Writes to a temporary file and renames it, so that a crash never leaves a partial picture. */
export async function writeAtomically(file: string, bytes: Buffer | string): Promise<void> {
  const part = `${file}.${process.pid}${unfinished}`;
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
