// Names and sizes of files, retired names (docs/glossary.md), class names that no style sheet has, and look-ups of text from
// outside in plain objects (ARCHITECTURE.md, rules 1 and 14).
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findRetiredNames, judgeFile, readRetiredNames } from './houseRules.mjs';
import { projectRoot } from './projectRoot.mjs';
import { sourceFiles } from './sourceFiles.mjs';
import { unknownClassNames } from './unknownClassNames.mjs';
import { exportedRecords, unsafeLookups } from './unsafeLookups.mjs';

const retired = readRetiredNames(readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8'));
const judged = sourceFiles(/\.(tsx?|mjs|css)$/).map((path) => {
  const source = readFileSync(join(projectRoot, path), 'utf8');
  return { path, ...judgeFile(path, source), retiredNames: findRetiredNames(path, source, retired) };
});
const broken = judged.filter(({ stop }) => stop !== null);
const large = judged.filter(({ alarm }) => alarm !== null);

for (const { path, alarm } of large) process.stdout.write(`warning: ${path}: ${alarm}\n`);
for (const { path, stop } of broken) process.stdout.write(`${path}: ${stop}\n`);
const comebacks = judged.flatMap(({ path, retiredNames }) => retiredNames.map((found) => ({ path, ...found })));
for (const { path, name, use } of comebacks)
  process.stdout.write(`${path}: ${name} is a retired name; use ${use} (docs/glossary.md)\n`);

/** The one place that may ask an object for a key it was given. */
const lookupFile = 'contract/src/ownValue.ts';
const products = sourceFiles(/\.tsx?$/)
  .filter(
    (path) =>
      /^(?:web|platform|contract|brands)\//.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path) && path !== lookupFile,
  )
  .map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }));
const records = new Set(products.flatMap(({ path, source }) => exportedRecords(path, source)));
const lookups = products.flatMap(({ path, source }) =>
  unsafeLookups(path, source, records).map((lookup) => ({ path, ...lookup })),
);
for (const { path, line, text } of lookups)
  process.stdout.write(
    `${path}:${line}: ${text} also finds what every object inherits; use ownValue, Object.hasOwn or a Map\n`,
  );

const classNames = products.flatMap(({ path, source }) =>
  unknownClassNames(path, source, (specifier) => readFileSync(join(projectRoot, dirname(path), specifier), 'utf8')).map(
    (unknown) => ({ path, ...unknown }),
  ),
);
for (const { path, line, text } of classNames)
  process.stdout.write(`${path}:${line}: ${text} is no class of its style sheet\n`);

process.stdout.write(
  `${broken.length} files against the rules of the house, ${large.length} large, of ${judged.length}; ${lookups.length} unsafe look-ups; ${classNames.length} unknown class names; ${comebacks.length} of ${retired.size} retired names\n`,
);
process.exitCode = broken.length + lookups.length + classNames.length + comebacks.length === 0 ? 0 : 1;
