import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.mjs';

/** Text of every built file below a folder, by path. */
function textsBelow(folder: string): Map<string, string> {
  const base = join(projectRoot, folder);
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(js|css|json|map)$/.test(path));
  return new Map(files.map((path) => [path, readFileSync(join(base, path), 'utf8')]));
}

const browser = textsBelow('web/dist/client');
const server = [...textsBelow('web/dist/server').values()].join('\n');
const holding = (text: string | RegExp) => [...browser].filter(([, code]) => (typeof text === 'string' ? code.includes(text) : text.test(code))).map(([path]) => path);

/** Names that stand in server modules only; one in the browser's files means that a server module came along. */
const canaries = ['WEBHOOK_SECRET', 'PLATFORM_URL', 'REDIS_URL', 'STRICT_HOSTS'];

test.each(canaries)('%s is in the server and in no file for browsers', (canary) => {
  expect(server).toContain(canary);
  expect(holding(canary)).toEqual([]);
});

test('nothing of Node and no stand-in for it is sent to browsers', () => {
  expect(browser.size).toBeGreaterThan(3);
  expect(holding(/__vite-browser-external|(?:from|import\()\s*["'`]node:/)).toEqual([]);
});

test('no source map is published', () => {
  expect([...browser.keys()].filter((path) => path.endsWith('.map'))).toEqual([]);
  // As a file's last words it is an address; libraries hold such comments as text.
  expect(holding(/(?:\/\/|\/\*)[#@] sourceMappingURL=[^\s`]*\s*$/)).toEqual([]);
});

test('nothing makes code from text, which the security policy would refuse', () => {
  expect(holding(/\beval\(|new Function\(/)).toEqual([]);
});

/** Files that each need the other, in whatever way round: which of them runs first depends on who was asked for first. */
test('no two files of code need each other', () => {
  const manifest = JSON.parse(browser.get('.vite/manifest.json') ?? '{}') as Record<string, { file: string; imports?: string[] }>;
  const neededBy = (name: string, needed = new Set<string>()): Set<string> => {
    for (const next of manifest[name]?.imports ?? []) if (!needed.has(next)) neededBy(next, needed.add(next));
    return needed;
  };
  const inCircles = Object.keys(manifest).filter((name) => neededBy(name).has(name));
  // The entry holds styles alone for the page's file, and runs last whoever was asked for.
  const harmless = ['src/app/entry.browser.tsx', ...(manifest['src/app/entry.browser.tsx']?.imports ?? [])];
  expect(Object.keys(manifest).length).toBeGreaterThan(50);
  expect(inCircles.filter((name) => !harmless.includes(name))).toEqual([]);
});
