// Checks every regular expression of the project for ReDoS: none may take more than linear time for any input. Those in
// the list of safe ones are checked again with --anew only; --write renews the list.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSync } from 'recheck';
import { projectRoot } from './projectRoot.mjs';
import { regularExpressionsOfFile } from './regularExpressionsOfFile.mjs';
import { sourceFiles } from './sourceFiles.mjs';

// Use the checker's JavaScript engine: its native programs exist for some platforms only, and the results are the same.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/**
 * The checker reports an attack as successful when it exceeds a time limit. Count steps only, so that a slow machine
 * does not change the result.
 */
const withoutTimeLimits = { timeout: 300_000, incubationTimeout: null, seedingTimeout: null, attackTimeout: null };
const cacheFile = join(projectRoot, '.cache/regular-expressions.json');
const safeFile = join(projectRoot, 'scripts/safeRegularExpressions.json');
const checkerVersion = JSON.parse(readFileSync(join(projectRoot, 'node_modules/recheck/package.json'), 'utf8')).version;

/**
 * Describes the vulnerability of an expression; null when the checker calls it safe.
 * @param {string} pattern
 * @param {string} flags
 * @returns {string | null}
 */
export function findVulnerability(pattern, flags) {
  const result = checkSync(pattern, flags, withoutTimeLimits);
  switch (result.status) {
    case 'safe':
      return null;
    case 'vulnerable':
      return `${result.complexity.summary} for ${result.attack.pattern}`;
    case 'unknown':
      return `cannot be checked: ${result.error.kind}`;
  }
}

/**
 * Results of this version of the checker by expression: from the list of safe ones, and of the last run.
 * @returns {Record<string, string | null>}
 */
function readKnown() {
  const results = {};
  for (const file of [safeFile, cacheFile]) {
    try {
      const known = JSON.parse(readFileSync(file, 'utf8'));
      if (known.checker === checkerVersion) Object.assign(results, known.results);
    } catch {
      // A fresh clone has no cache.
    }
  }
  return results;
}

/** @param {string} file @param {ReadonlyMap<string, string | null>} results */
function writeKnown(file, results) {
  mkdirSync(dirname(file), { recursive: true });
  const sorted = [...results].toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify({ checker: checkerVersion, results: Object.fromEntries(sorted) }, null, 2)}\n`);
}

function checkAll() {
  const files = sourceFiles(/\.(tsx?|mjs)$/).filter(
    (file) => !file.startsWith('tests/') && !/\.(test|spec)\.(tsx?|mjs)$|\.d\.ts$/.test(file),
  );
  const known = new Map(Object.entries(process.argv.includes('--anew') ? {} : readKnown()));
  /** @type {Map<string, string | null>} */
  const results = new Map();
  const problems = [];
  for (const file of files) {
    for (const { pattern, flags, line, text } of regularExpressionsOfFile(
      file,
      readFileSync(join(projectRoot, file), 'utf8'),
    )) {
      const key = `/${pattern}/${flags}`;
      if (pattern !== null && !results.has(key))
        results.set(key, known.get(key) === undefined ? findVulnerability(pattern, flags) : (known.get(key) ?? null));
      const problem = pattern === null ? 'cannot be checked: it is built from a value of run time' : results.get(key);
      if (problem) problems.push(`${file}:${line} ${text}\n  ${problem}`);
    }
  }
  writeKnown(cacheFile, results);
  if (process.argv.includes('--write'))
    writeKnown(safeFile, new Map([...results].filter(([, problem]) => problem === null)));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${problems.length} vulnerable or unchecked regular expressions of ${results.size}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.main) checkAll();
