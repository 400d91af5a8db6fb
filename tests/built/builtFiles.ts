import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../../scripts/projectRoot.mjs';

export const client = join(projectRoot, 'web/dist/client');
export const sourceMaps = join(projectRoot, 'web/dist/sourcemaps');

interface Chunk {
  file: string;
  imports?: string[];
}

const read = <T>(name: string) => JSON.parse(readFileSync(join(client, '.vite', name), 'utf8')) as T;
const manifest = read<Record<string, Chunk>>('manifest.json');
const nameOfFile = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));

/** Which file holds which module of ours, by its path from `web/`. */
export const fileOfModule = read<Record<string, string>>('modules.json');
/** The modules that each bundle was declared for. */
export const declaredBundles = read<Record<string, string[]>>('bundles.json');

/** Every file of code in the build. */
export const codeFiles = readdirSync(join(client, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name}`);

export const textOf = (file: string) => readFileSync(join(client, file), 'utf8');

/** The files that modules need, each with all that it imports at once. */
export function filesOf(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const follow = (names: readonly string[]) => {
    for (const name of names) {
      const chunk = manifest[name];
      if (chunk === undefined) throw new Error(`The build has no ${name}.`);
      if (files.has(chunk.file)) continue;
      files.add(chunk.file);
      follow(chunk.imports ?? []);
    }
  };
  follow(modules.map((module) => nameOfFile.get(fileOfModule[module] ?? '') ?? module));
  return files;
}

/** Modules of ours whose code stands in a file, by its source map. A file of nothing but words has none. */
export function modulesIn(file: string): string[] {
  const map = join(sourceMaps, `${basename(file)}.map`);
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  // From the folder that the file lies in: `../../../src/…` is below `web/`, one further up is a workspace beside it.
  return sources
    .filter((source) => !source.includes('node_modules/') && !source.startsWith('\0'))
    .map((source) => source.replace(/^\.\.\/\.\.\/\.\.\//, ''));
}

/** What a visitor's lobby is made of on its first screen, beside blocks whose code comes later, and the words of one language. */
export const lobbyViews = [
  'header/Header.tsx',
  'footer/Footer.tsx',
  'toasts/Toasts.tsx',
  'lobby/Categories.tsx',
  'lobby/GamesRow.tsx',
].map((view) => `src/features/${view}`);
export const firstModules = (hero: 'VisitorHero' | 'PlayerHero') => [
  'src/app/entry.browser.tsx',
  'src/i18n/en.ts',
  ...lobbyViews,
  `src/features/hero/${hero}.tsx`,
];
