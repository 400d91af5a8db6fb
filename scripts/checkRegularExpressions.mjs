// Checks every regular expression of the project for ReDoS: none may take more than linear time for any input.
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
 * Cached results by checker version and expression. Entries of removed expressions are dropped.
 * @returns {Record<string, string | null>}
 */
function readCache() {
  try {
    const { checker, results } = JSON.parse(readFileSync(cacheFile, 'utf8'));
    return checker === checkerVersion ? results : {};
  } catch {
    return {};
  }
}

function checkAll() {
  const files = sourceFiles(/\.(tsx?|mjs)$/).filter(
    (file) => !file.startsWith('tests/') && !/\.(test|spec)\.(tsx?|mjs)$|\.d\.ts$/.test(file),
  );
  const known = new Map(Object.entries(readCache()));
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
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ checker: checkerVersion, results: Object.fromEntries(results) }));
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${problems.length} vulnerable or unchecked regular expressions of ${results.size}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.main) checkAll();
