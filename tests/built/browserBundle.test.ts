import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/projectRoot.mjs';

/** Text of every built file below a folder, by path. */
function textsBelow(folder: string): Map<string, string> {
  const base = join(projectRoot, folder);
  const files = readdirSync(base, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|css|json|map)$/.test(path),
  );
  return new Map(files.map((path) => [path, readFileSync(join(base, path), 'utf8')]));
}

const browser = textsBelow('web/dist/client');
const server = [...textsBelow('web/dist/server').values()].join('\n');
const holding = (text: string | RegExp) =>
  [...browser]
    .filter(([, code]) => (typeof text === 'string' ? code.includes(text) : text.test(code)))
    .map(([path]) => path);

/** Names that occur only in server modules. One in a browser file means that a server module was bundled with it. */
const canaries = ['WEBHOOK_SECRET', 'PLATFORM_URL', 'REDIS_URL', 'STRICT_HOSTS'];

test.each(canaries)('%s is in the server bundle and in no browser file', (canary) => {
  expect(server).toContain(canary);
  expect(holding(canary)).toEqual([]);
});

test('browser files contain neither Node modules nor their stand-ins', () => {
  expect(browser.size).toBeGreaterThan(3);
  expect(holding(/__vite-browser-external|(?:from|import\()\s*["'`]node:/)).toEqual([]);
});

test('no source map is published', () => {
  expect([...browser.keys()].filter((path) => path.endsWith('.map'))).toEqual([]);
  // Only a comment at the end of a file is a source map address. Libraries contain such comments as text.
  expect(holding(/(?:\/\/|\/\*)[#@] sourceMappingURL=[^\s`]*\s*$/)).toEqual([]);
});

test('browser files do not evaluate code from text, which the security policy forbids', () => {
  expect(holding(/\beval\(|new Function\(/)).toEqual([]);
});

test('browser files do not contain names of source files that only the server uses', () => {
  expect(holding(/\bmodule:\s*["'`]src\//).filter((path) => path.endsWith('.js'))).toEqual([]);
});
