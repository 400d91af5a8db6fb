import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/** Drawn pictures are the same for every database, so all passing sandboxes of this checkout share them. */
const coversFolder = join(projectRoot, '.cache/covers');

/**
 * A folder for a sandbox that is thrown away afterwards.
 * @returns {{ folder: string, remove: () => void }}
 */
export function temporaryData() {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-data-'));
  mkdirSync(coversFolder, { recursive: true });
  symlinkSync(coversFolder, join(folder, 'covers'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
