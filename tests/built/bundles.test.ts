import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOfFile } from '../../scripts/importsOfFile.mjs';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { codeFiles, declaredBundles, fileOfModule, filesOf, firstModules, modulesIn, textOf } from './builtFiles.ts';

/** What files import at once, read in the files themselves. */
const imports = new Map(
  codeFiles.map((file) => {
    const needed = importsOfFile(file, textOf(file)).filter(({ when }) => when === 'load');
    return [file, needed.map(({ specifier }) => join(dirname(file), specifier))] as const;
  }),
);

function neededBy(file: string, needed = new Set<string>()): Set<string> {
  for (const next of imports.get(file) ?? []) if (!needed.has(next)) neededBy(next, needed.add(next));
  return needed;
}

test.each(Object.entries(declaredBundles))(
  'the bundle %s is one file with its name, which holds every module it was declared for',
  (name, modules) => {
    const files = [...new Set(modules.map((module) => fileOfModule[module]))];
    expect(files).toEqual([expect.stringMatching(new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`))]);
  },
);

test('the code in each file is that of the modules that the build says it holds', () => {
  const misplaced = codeFiles.flatMap((file) =>
    modulesIn(file)
      .filter((module) => (fileOfModule[module] ?? fileOfModule[module.replace(/\.json$/, '')]) !== file)
      .map((module) => `${module} in ${file}`),
  );
  expect(misplaced).toEqual([]);
  expect(codeFiles.flatMap(modulesIn).length).toBeGreaterThan(300);
});

/** Which of two files that need each other runs first depends on who was asked for first, and one then runs before what it needs. */
test('no file of code needs one that needs it', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(200);
  expect(codeFiles.filter((file) => neededBy(file).has(file))).toEqual([]);
});

/** Modules of ours that some modules import at once, directly and through others, as the sources say. */
function importedAtOnce(modules: readonly string[], found = new Set<string>()): Set<string> {
  for (const module of modules) {
    if (found.has(module)) continue;
    found.add(module);
    const file = join(projectRoot, 'web', module);
    if (!/\.tsx?$/.test(module)) continue;
    const next = importsOfFile(file, readFileSync(file, 'utf8')).flatMap(({ specifier, when }) => {
      if (when !== 'load') return [];
      if (specifier.startsWith('.')) return [join(dirname(module), specifier)];
      const [, workspace, name] = /^@foyer\/(contract|brands)\/(.+)$/.exec(specifier) ?? [];
      if (workspace === undefined) return [];
      const path = [`${workspace}/src/${name}.ts`, `${workspace}/${name}.ts`].find((candidate) =>
        existsSync(join(projectRoot, candidate)),
      );
      return path === undefined ? [] : [`../${path}`];
    });
    importedAtOnce(next, found);
  }
  return found;
}

test('a visitor’s lobby loads first what its first screen imports and no other module of ours', () => {
  const wanted = importedAtOnce(firstModules('VisitorHero'));
  const sent = [...filesOf(firstModules('VisitorHero'))].flatMap(modulesIn);
  expect(sent.length).toBeGreaterThan(100);
  expect(sent.filter((module) => !wanted.has(module))).toEqual([]);
});

/** Addresses and words that code for players, or of a window that is opened, cannot do without. */
const later = [
  '/api/cashier/open',
  '/api/realtime/negotiate',
  '/api/login',
  '/api/register',
  '/api/favourites',
  '/api/protection/limit',
];

test.each(later)('%s is in the code, and not in what a visitor’s lobby loads first', (words) => {
  const holding = codeFiles.filter((file) => textOf(file).includes(words));
  expect(holding).not.toEqual([]);
  const first = filesOf(firstModules('VisitorHero'));
  expect(holding.filter((file) => first.has(file))).toEqual([]);
});
