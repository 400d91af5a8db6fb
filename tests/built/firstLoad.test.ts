import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.mjs';

const client = join(projectRoot, 'web/dist/client');
/** What a lobby is made of, beside blocks whose code comes later, and the words of one language. */
const frame = ['header/Header.tsx', 'footer/Footer.tsx', 'toasts/Toasts.tsx', 'lobby/Categories.tsx', 'lobby/GamesRow.tsx'];
const words = 'src/i18n/en.ts';

/** Most bytes of scripts, compressed, before a lobby can be used: what a slow phone fetches and reads in good time. */
const most = { visitor: 95_000, player: 96_500 };

interface Chunk {
  file: string;
  imports?: string[];
}

const read = <T>(name: string) => JSON.parse(readFileSync(join(client, '.vite', name), 'utf8')) as T;
const manifest = read<Record<string, Chunk>>('manifest.json');
const modules = read<Record<string, string>>('modules.json');
const nameOfFile = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));

/** The files that modules need, each with all that it imports. */
function filesOf(names: readonly string[], files = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesOf(chunk.imports ?? [], files);
  }
  return files;
}

function scriptBytes(hero: string): number {
  const wanted = ['src/app/entry.browser.tsx', words, ...[...frame, hero].map((view) => `src/features/${view}`)];
  const files = filesOf(wanted.map((module) => nameOfFile.get(modules[module] ?? '') ?? module));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file))).byteLength, 0);
}

test('a lobby loads at most 95 kB of scripts at first, and a player’s little more', () => {
  expect(scriptBytes('hero/VisitorHero.tsx')).toBeLessThanOrEqual(most.visitor);
  expect(scriptBytes('hero/PlayerHero.tsx')).toBeLessThanOrEqual(most.player);
});
