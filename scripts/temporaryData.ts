import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/** Drawn pictures do not depend on the database, so all temporary sandboxes of this checkout share them. */
const coversFolder = join(projectRoot, '.cache/covers');

/** Creates a folder for a temporary sandbox. */
export function temporaryData(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-data-'));
  mkdirSync(coversFolder, { recursive: true });
  symlinkSync(coversFolder, join(folder, 'covers'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
