// Checks names and sizes of files, retired names (docs/glossary.md), class names without a style, colours, unsafe look-ups
// in plain objects, and texts that a translator would take from React (ARCHITECTURE.md, rules 1, 9, 14 and 16).
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileNameProblem, testNameProblem } from './fileNameProblem.mjs';
import {
  checkFile,
  findRetiredNames,
  findRetiredStrings,
  findRetiredWords,
  readRetiredNames,
  readRetiredWords,
} from './houseRules.mjs';
import { looseTexts } from './looseTexts.mjs';
import { projectRoot } from './projectRoot.mjs';
import { sourceFiles } from './sourceFiles.mjs';
import { styleColours } from './styleColours.mjs';
import { unknownClassNames } from './unknownClassNames.mjs';
import { exportedRecords, unsafeLookups } from './unsafeLookups.mjs';

const glossary = readFileSync(join(projectRoot, 'docs/glossary.md'), 'utf8');
const retired = readRetiredNames(glossary);
const retiredWords = readRetiredWords(glossary, 'Retired words');
const retiredStrings = new Set([...retiredWords, ...readRetiredWords(glossary, 'Retired strings')]);
const checked = sourceFiles(/\.(tsx?|mjs|css)$/).map((path) => {
  const source = readFileSync(join(projectRoot, path), 'utf8');
  return {
    path,
    ...checkFile(path, source),
    retiredNames: [
      ...findRetiredNames(path, source, retired),
      ...(path.endsWith('.css')
        ? []
        : [...findRetiredWords(path, source, retiredWords), ...findRetiredStrings(path, source, retiredStrings)]
      ).map((name) => ({ name, use: 'the usual term' })),
    ],
  };
});
const broken = checked.filter(({ stop }) => stop !== null);
const large = checked.filter(({ alarm }) => alarm !== null);

for (const { path, alarm } of large) process.stdout.write(`warning: ${path}: ${alarm}\n`);
for (const { path, stop } of broken) process.stdout.write(`${path}: ${stop}\n`);
const retiredUses = checked.flatMap(({ path, retiredNames }) => retiredNames.map((found) => ({ path, ...found })));
for (const { path, name, use } of retiredUses)
  process.stdout.write(`${path}: ${name} is a retired name; use ${use} (docs/glossary.md)\n`);

/** The only file that may look up an arbitrary key in an object. */
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
    `${path}:${line}: ${text} also finds inherited properties; use ownValue, Object.hasOwn or a Map\n`,
  );

const classNames = products.flatMap(({ path, source }) =>
  unknownClassNames(path, source, (specifier) => readFileSync(join(projectRoot, dirname(path), specifier), 'utf8')).map(
    (unknown) => ({ path, ...unknown }),
  ),
);
for (const { path, line, text } of classNames)
  process.stdout.write(`${path}:${line}: ${text} is not a class of its style sheet\n`);

/** Drawings of games have colours of their own, and their build replaces `color-mix()`. */
const colours = sourceFiles(/\.css$/).flatMap((path) =>
  styleColours(readFileSync(join(projectRoot, path), 'utf8'), {
    mayMix: path.startsWith('platform/src/games/'),
    needsNames: path.startsWith('web/'),
  }).map((problem) => ({ path, ...problem })),
);
for (const { path, line, text, why } of colours) process.stdout.write(`${path}:${line}: ${text} ${why}\n`);

const texts = products
  .filter(({ path }) => path.endsWith('.tsx'))
  .flatMap(({ path, source }) => looseTexts(path, source).map((text) => ({ path, ...text })));
for (const { path, line, text } of texts)
  process.stdout.write(`${path}:${line}: ${text} needs an element of its own, or a translated page fails\n`);

/** The scripts become TypeScript, and have no rule until then. */
const named = sourceFiles(/\.tsx?$/).filter((path) => !path.startsWith('scripts/'));
const namedPaths = new Set(named);
const names = named.flatMap((path) => {
  const why = fileNameProblem(path, readFileSync(join(projectRoot, path), 'utf8')) ?? testNameProblem(path, namedPaths);
  return why === null ? [] : [{ path, why }];
});
for (const { path, why } of names) process.stdout.write(`${path}: ${why}\n`);

process.stdout.write(
  `${broken.length} files break house rules, ${large.length} large, of ${checked.length}; ${lookups.length} unsafe look-ups; ${classNames.length} unknown class names; ${colours.length} colours; ${texts.length} loose texts; ${names.length} file names; ${retiredUses.length} of ${retired.size + retiredStrings.size} retired names\n`,
);
const found = [broken, lookups, classNames, colours, texts, names, retiredUses];
process.exitCode = found.every(({ length }) => length === 0) ? 0 : 1;
