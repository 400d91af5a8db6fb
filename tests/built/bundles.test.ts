import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOfFile } from '../../scripts/importsOfFile.ts';
import { projectRoot } from '../../scripts/projectRoot.mjs';
import { codeFiles, declaredBundles, fileOfModule, filesOf, firstModules, modulesIn, textOf } from './builtFiles.ts';

/** The static imports of each built file, read from the files themselves. */
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
  'the bundle %s is one file with its name and all of its declared modules',
  (name, modules) => {
    const files = [...new Set(modules.map((module) => fileOfModule[module]))];
    expect(files).toEqual([expect.stringMatching(new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`))]);
  },
);

test('each file contains the modules that the build reports for it', () => {
  const misplaced = codeFiles.flatMap((file) =>
    modulesIn(file)
      .filter((module) => (fileOfModule[module] ?? fileOfModule[module.replace(/\.json$/, '')]) !== file)
      .map((module) => `${module} in ${file}`),
  );
  expect(misplaced).toEqual([]);
  expect(codeFiles.flatMap(modulesIn).length).toBeGreaterThan(300);
});

/** In an import cycle the first importer decides which file runs first, so one file runs before its dependency. */
test('built files have no import cycles', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(200);
  expect(codeFiles.filter((file) => neededBy(file).has(file))).toEqual([]);
});

/** Own modules that the given modules import statically, directly or indirectly, according to the sources. */
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

test('a visitor’s lobby first loads only the modules that its first screen imports', () => {
  const expected = importedAtOnce(firstModules('VisitorHero'));
  // A player's lobby shares these with the live code, so they must be in a file that is loaded before both.
  for (const module of ['src/domain/recently-played/recentlyPlayed.ts']) expected.add(module);
  const sent = [...filesOf(firstModules('VisitorHero'))].flatMap(modulesIn);
  expect(sent.length).toBeGreaterThan(100);
  expect(sent.filter((module) => !expected.has(module))).toEqual([]);
});

/** Addresses that only code for players and for opened overlays contains. */
const lazyTexts = [
  '/api/cashier/open',
  '/api/realtime/negotiate',
  '/api/login',
  '/api/register',
  '/api/favourites',
  '/api/protection/limit',
];

test.each(lazyTexts)('%s is in the build, but not in the first load of a visitor’s lobby', (text) => {
  const filesWithText = codeFiles.filter((file) => textOf(file).includes(text));
  expect(filesWithText).not.toEqual([]);
  const firstLoad = filesOf(firstModules('VisitorHero'));
  expect(filesWithText.filter((file) => firstLoad.has(file))).toEqual([]);
});
