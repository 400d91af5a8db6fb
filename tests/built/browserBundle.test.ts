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

test('the name of no source file is sent that only the server asks for', () => {
  expect(holding(/\bmodule:\s*["'`]src\//).filter((path) => path.endsWith('.js'))).toEqual([]);
});
