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

/** The built file of each own module, by the module’s path from `web/`. */
export const fileOfModule = read<Record<string, string>>('modules.json');
/** The declared modules of each bundle. */
export const declaredBundles = read<Record<string, string[]>>('bundles.json');

/** Every JavaScript file of the build. */
export const codeFiles = readdirSync(join(client, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => `assets/${name}`);

export const textOf = (file: string) => readFileSync(join(client, file), 'utf8');

/** The files of the given modules with all of their static imports. */
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

/** Own modules in a built file, according to its source map. A file that contains only messages has none. */
export function modulesIn(file: string): string[] {
  const map = join(sourceMaps, `${basename(file)}.map`);
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  // Source paths are relative to the file’s folder: `../../../src/…` is below `web/`, a path further up is another
  // workspace.
  return sources
    .filter((source) => !source.includes('node_modules/') && !source.startsWith('\0'))
    .map((source) => source.replace(/^\.\.\/\.\.\/\.\.\//, ''));
}

/** The views of a visitor’s lobby on its first screen without lazy blocks, and the messages of one language. */
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

/** What a visitor without consent has loaded when a lobby is quiet. */
export const idleModules = [
  ...firstModules('VisitorHero'),
  'src/app/startup/startLive.browser.ts',
  'src/app/loadLazyBlocks.browser.ts',
  'src/features/cookie-consent/CookieToast.tsx',
  'src/features/jackpots/JackpotTicker.tsx',
  'src/features/live-tables/LiveTable.tsx',
  'src/i18n/messages/en/jackpots',
];
