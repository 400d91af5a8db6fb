// Checks every regular expression of the project for ReDoS: none may take more than linear time for any input. Those in
// the list of safe ones are checked again with --anew only; --write renews the list.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findVulnerability } from './findVulnerability.ts';
import { projectRoot, readText } from './projectRoot.mjs';
import { regularExpressionsOfFile } from './regularExpressionsOfFile.ts';
import { reportProblems } from './reportProblems.ts';
import { sourceFiles } from './sourceFiles.ts';

const cacheFile = join(projectRoot, '.cache/safeRegularExpressions.txt');
const safeFile = join(projectRoot, 'scripts/safeRegularExpressions.txt');
const checkerVersion = JSON.parse(readText('node_modules/recheck/package.json')).version;

/** Hashes of the expressions that this version of the checker calls safe. The first line of the file names it. */
function readSafe(file: string): string[] {
  const [version, ...hashes] = existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/) : [];
  return version === checkerVersion ? hashes : [];
}

/** Writes a line for each first digit, so that changes of two branches rarely meet. */
function writeSafe(file: string, hashes: ReadonlySet<string>) {
  mkdirSync(dirname(file), { recursive: true });
  const lines = [...Map.groupBy([...hashes].toSorted(), ([digit]) => digit).values()];
  writeFileSync(file, `${[checkerVersion, ...lines.map((line) => line.join(' '))].join('\n')}\n`);
}

function checkAll() {
  const files = sourceFiles(/\.(tsx?|mjs)$/).filter(
    (file) => !file.startsWith('tests/') && !/\.(test|spec)\.(tsx?|mjs)$|\.d\.ts$/.test(file),
  );
  const known = new Set(process.argv.includes('--anew') ? [] : [safeFile, cacheFile].flatMap(readSafe));
  const safe = new Set<string>();
  const problems: string[] = [];
  for (const file of files) {
    const written = regularExpressionsOfFile(file, readText(file));
    for (const { pattern, flags, line, text } of written) {
      const hash = createHash('sha256').update(`/${pattern}/${flags}`).digest('hex').slice(0, 12);
      const isSafe = pattern !== null && (safe.has(hash) || known.has(hash));
      const problem =
        pattern === null
          ? 'cannot be checked: it is built from a value of run time'
          : isSafe
            ? null
            : findVulnerability(pattern, flags);
      if (problem === null) safe.add(hash);
      else problems.push(`${file}:${line} ${text}\n  ${problem}`);
    }
  }
  writeSafe(cacheFile, safe);
  if (process.argv.includes('--write')) writeSafe(safeFile, safe);
  reportProblems(problems, `${problems.length} vulnerable or unchecked regular expressions, ${safe.size} safe ones`);
}

checkAll();
