import { basename, dirname } from 'node:path';
import { parseSource } from './walkTree.ts';
import type { Node } from './walkTree.ts';

/** Files whose name is fixed by their place, whatever they export. */
const fixedNames = [
  /^brands\/[^/]+\/(?:brand|markets|theme)\.ts$/,
  /^(?:games|sandbox)\/src\/messages\/[^/]+\/\w+\.ts$/,
  /^web\/src\/i18n\/en\.ts$/,
  // A feature's lists of blocks and of their resolvers, and the endpoints of an area.
  /^web\/src\/features\/[^/]+\/blocks(?:\.server)?\.ts$/,
  /^web\/src\/.+Api\.ts$/,
  // Endpoints of the service with this name.
  /^contract\/src\/milestones\.ts$/,
  // Loaded with `import()`: each exports `gameView`.
  /^games\/src\/engines\/[^/]+\/frame\/\w+View\.ts$/,
  // Named after its suite of the web server, which `npm test -- <suite>` selects.
  /^tests\/contract\/web\/\w+\.ts$/,
  // Playwright's word for its extended `test`.
  /^tests\/e2e\/support\/fixtures\.ts$/,
];
const isTest = /\.(?:test|spec)\.tsx?$/;
const unitTestEnding = /\.test\.tsx?$/;
const isOutsideSources = /^(?:tests|scripts)\//;
const isWithoutRule = /\.(?:config|d)\.ts$|\/ambient\//;

const comparable = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** Words of a name, lower-case and singular: `readHTMLTags` has read, html and tag. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? []).map((word) => singular(word.toLowerCase()));

/** Names that the pattern of a declaration binds. */
function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((property: Node) => namesIn(property['value']));
  return [];
}

interface Export {
  name: string;
  isType: boolean;
}

function exportsOf(statement: Node): Export[] {
  if (statement.type === 'ExportDefaultDeclaration') {
    const name = statement.declaration.id?.name ?? statement.declaration.name;
    return name === undefined ? [] : [{ name, isType: false }];
  }
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration, specifiers, exportKind } = statement;
  if (declaration !== null) {
    const isType = exportKind === 'type';
    const names: string[] = declaration.id
      ? [declaration.id.name]
      : declaration.declarations.flatMap((one: Node) => namesIn(one['id']));
    return names.map((name) => ({ name, isType }));
  }
  return specifiers.map((one: Node) => ({
    name: one['exported'].name,
    isType: exportKind === 'type' || one['exportKind'] === 'type',
  }));
}

/**
 * A file that exports one value has its name, or that of an exported type. The module of a command exports `main`. A file that exports several has the name of
 * one of them, or shares a word with one.
 * @param path relative to the project
 */
export function fileNameProblem(path: string, source: string): string | null {
  if (isTest.test(path) || isWithoutRule.test(path) || fixedNames.some((place) => place.test(path))) return null;
  const found: Export[] = parseSource(path, source).program['body'].flatMap(exportsOf);
  if (found.length === 0) return null;
  const [stem = ''] = basename(path).split('.');
  if (found.some(({ name }) => name === 'main' || comparable(name) === comparable(stem))) return null;
  const [only, ...others] = found.filter(({ isType }) => !isType);
  if (only !== undefined && others.length === 0) return `exports ${only.name}; a file has the name of its main export`;
  const shared = new Set(found.flatMap(({ name }) => wordsOf(name)));
  return wordsOf(stem).some((word) => shared.has(word))
    ? null
    : `shares no word with its exports ${found.map(({ name }) => name).join(', ')}`;
}

/**
 * A test beside the sources has the whole name of the file that it tests, or the name of its folder if it tests several
 * files together. A topic may follow: `rounds.limits.test.ts`.
 * @param path relative to the project
 * @param paths all source files
 */
export function testNameProblem(path: string, paths: ReadonlySet<string>): string | null {
  if (!unitTestEnding.test(path) || isOutsideSources.test(path)) return null;
  const folder = dirname(path);
  const parts = basename(path).replace(unitTestEnding, '').split('.');
  const hasSubject = parts.some((_, index) => {
    const [subject, topic = ''] = [parts.slice(0, index + 1).join('.'), parts[index + 1]];
    if (topic === 'server' || topic === 'browser') return false;
    if (comparable(subject) === comparable(basename(folder))) return true;
    return paths.has(`${folder}/${subject}.ts`) || paths.has(`${folder}/${subject}.tsx`);
  });
  return hasSubject ? null : 'tests no file of this name; a test has the whole name of its file, or of its folder';
}
