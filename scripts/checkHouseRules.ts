// Checks names and sizes of files, retired names (docs/glossary.md), class names without a style, colours, unsafe look-ups
// in plain objects, and texts that a translator would take from React (ARCHITECTURE.md, rules 1, 9, 14 and 16).
import { posix } from 'node:path';
import { fileNameProblem, testNameProblem } from './fileNameProblem.ts';
import { deviceFonts, deviceFontsInTexts, importedFamilies, servedFamilies } from './fontFamilies.ts';
import {
  brokenHouseRules,
  findRetiredParts,
  findRetiredStrings,
  findRetiredWords,
  readRetiredWords,
} from './houseRules.ts';
import { looseTexts } from './looseTexts.ts';
import { readText } from './projectRoot.mjs';
import { reportProblems } from './reportProblems.ts';
import { sourceFiles } from './sourceFiles.ts';
import { styleColours } from './styleColours.ts';
import { classNamesOf, unknownClassNames, unknownComposed } from './unknownClassNames.ts';
import { exportedRecords, unsafeLookups } from './unsafeLookups.ts';

const glossary = readText('docs/glossary.md');
const retiredParts = readRetiredWords(glossary, 'Retired parts of names');
const retiredWords = new Set([...retiredParts, ...readRetiredWords(glossary, 'Retired words')]);
const retiredStrings = new Set([...retiredWords, ...readRetiredWords(glossary, 'Retired strings')]);
/** The only file that may look up an arbitrary key in an object. */
const lookupFile = 'contract/src/ownValue.ts';

/** Classes that every page of the front end has. */
const pageClasses = classNamesOf(readText('web/src/ui/global.css'));

const files = sourceFiles(/\.(tsx?|mjs|css)$/).map((path) => ({ path, source: readText(path) }));
const products = files.filter(
  ({ path }) =>
    /^(?:web|games|sandbox|contract|brands)\/.*\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|\.d\.ts$/.test(path) &&
    path !== lookupFile,
);
const records = new Set(products.flatMap(({ path, source }) => exportedRecords(path, source)));
/** Pages that import their fonts, by the folder of their sources. All other pages have the fonts of a brand. */
const fontFolders = ['games/src/', 'sandbox/src/'];
const fontsByFolder = new Map(
  fontFolders.map((folder) => [
    folder,
    new Set([
      'Noto Sans SC',
      ...products.flatMap(({ path, source }) => (path.startsWith(folder) ? importedFamilies(source) : [])),
    ]),
  ]),
);
const fontsOf = (path: string) =>
  fontsByFolder.get(fontFolders.find((folder) => path.startsWith(folder)) ?? '') ?? servedFamilies;

let large = 0;
const problems: string[] = [];

for (const { path, source } of files) {
  const { stop, alarm } = brokenHouseRules(path, source);
  if (stop !== null) problems.push(`${path}: ${stop}`);
  if (alarm !== null) process.stdout.write(`warning: ${path}: ${alarm}\n`);
  if (alarm !== null) large += 1;
  const words = path.endsWith('.css')
    ? []
    : [...findRetiredWords(path, source, retiredWords), ...findRetiredStrings(path, source, retiredStrings)];
  for (const name of [...findRetiredParts(path, source, retiredParts), ...words])
    problems.push(`${path}: ${name} is a retired name; use the usual term (docs/glossary.md)`);
  if (!path.endsWith('.css')) continue;
  // Drawings of games have colours of their own, and their build replaces `color-mix()`.
  const rules = { mayMix: path.startsWith('games/src/'), needsNames: path.startsWith('web/') };
  for (const { line, text, why } of styleColours(source, rules)) problems.push(`${path}:${line}: ${text} ${why}`);
  for (const { line, text } of unknownComposed(source, pageClasses))
    problems.push(`${path}:${line}: ${text} is not of web/src/ui/global.css`);
  for (const { line, family, why } of deviceFonts(source, fontsOf(path)))
    problems.push(`${path}:${line}: ${family} ${why} (docs/fonts.md)`);
}

/** Stylesheets have the name of their component, and commands that run on any Node that of the command. */
const named = files.filter(({ path }) => /\.tsx?$/.test(path));
const namedPaths = new Set(named.map(({ path }) => path));
for (const { path, source } of named) {
  const why = fileNameProblem(path, source) ?? testNameProblem(path, namedPaths);
  if (why !== null) problems.push(`${path}: ${why}`);
}

for (const { path, source } of products) {
  const readStyleSheet = (specifier: string) => readText(posix.join(posix.dirname(path), specifier));
  for (const [places, why] of [
    [unsafeLookups(path, source, records), 'also finds inherited properties; use ownValue, Object.hasOwn or a Map'],
    [unknownClassNames(path, source, readStyleSheet, pageClasses), 'is not a class of its style sheet'],
    [path.endsWith('.tsx') ? looseTexts(path, source) : [], 'needs an element of its own, or a translated page fails'],
  ] as const)
    for (const { line, text } of places) problems.push(`${path}:${line}: ${text} ${why}`);
  for (const { line, family, why } of deviceFontsInTexts(source, fontsOf(path)))
    problems.push(`${path}:${line}: ${family} ${why} (docs/fonts.md)`);
}

reportProblems(problems, `${problems.length} problems, ${large} large files of ${files.length}`);
