import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of the names and contents of all files of a folder. */
export function sourceFolderHash(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted())
    hash.update(`${path.slice(folder.length)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}
