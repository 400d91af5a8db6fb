// Asks a ReDoS checker about every regular expression of ours: none may take more than linear time for any text.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkSync } from 'recheck';
import { projectRoot } from './projectRoot.mjs';
import { regularExpressionsOfFile } from './regularExpressionsOfFile.mjs';
import { sourceFiles } from './sourceFiles.mjs';

// The checker also comes as programs for single platforms. Its engine in JavaScript gives the same result on all of them.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/** The checker reports an attack that exceeds its time limit as successful. Count steps only, so that a slow machine does not change the result. */
const withoutTimeLimits = { timeout: 300_000, incubationTimeout: null, seedingTimeout: null, attackTimeout: null };
const cacheFile = join(projectRoot, '.cache/regular-expressions.json');
const checkerVersion = JSON.parse(readFileSync(join(projectRoot, 'node_modules/recheck/package.json'), 'utf8')).version;

/**
 * What is wrong with an expression, or null when the checker calls it safe.
 * @param {string} pattern
 * @param {string} flags
 * @returns {string | null}
 */
export function complaintAbout(pattern, flags) {
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

/** Results by checker and expression; those of expressions that are gone are dropped. @returns {Record<string, string | null>} */
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
  const complaints = [];
  for (const file of files) {
    for (const { pattern, flags, line, text } of regularExpressionsOfFile(
      file,
      readFileSync(join(projectRoot, file), 'utf8'),
    )) {
      const key = `/${pattern}/${flags}`;
      if (pattern !== null && !results.has(key))
        results.set(key, known.get(key) === undefined ? complaintAbout(pattern, flags) : (known.get(key) ?? null));
      const complaint = pattern === null ? 'cannot be checked: it is built from a value of run time' : results.get(key);
      if (complaint) complaints.push(`${file}:${line} ${text}\n  ${complaint}`);
    }
  }
  mkdirSync(dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ checker: checkerVersion, results: Object.fromEntries(results) }));
  for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
  process.stdout.write(`${complaints.length} vulnerable or unchecked regular expressions of ${results.size}\n`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}

if (import.meta.main) checkAll();
