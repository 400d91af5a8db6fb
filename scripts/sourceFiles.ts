import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './projectRoot.mjs';

/** Folders with the project's own sources. */
const sourceFolders = ['contract', 'adapters', 'brands', 'games', 'sandbox', 'web', 'tests', 'scripts', 'examples'];
const skipped = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results', 'playwright-report']);

/**
 * Paths of the project's source files, relative to the project, sorted.
 * @param ending for example `/\.tsx?$/`
 */
export function sourceFiles(ending: RegExp): string[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(projectRoot, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory() && !skipped.has(entry.name)) walk(path);
      else if (entry.isFile() && ending.test(entry.name)) found.push(path);
    }
  };
  for (const folder of sourceFolders) walk(folder);
  return found.toSorted();
}
