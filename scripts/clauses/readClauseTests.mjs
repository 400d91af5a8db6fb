import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../projectRoot.mjs';
import { sourceFiles } from '../sourceFiles.mjs';
import { clauseTest, levelOf } from './clauseTests.mjs';
import { testTitles } from './testTitles.mjs';

/** Every test of the project whose title names a clause. @returns {import('./clauseTests.mjs').ClauseTest[]} */
export function readClauseTests() {
  return sourceFiles(/\.(?:tsx?|mjs)$/).flatMap((file) => {
    const level = levelOf(file);
    if (level === null) return [];
    const source = readFileSync(join(projectRoot, file), 'utf8');
    if (!/(?:UK|ON|MT)\d/.test(source)) return [];
    return testTitles(file, source)
      .map((title) => clauseTest({ file, title, level }))
      .filter(({ shows, absent }) => shows.length + absent.length > 0);
  });
}
