import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readText } from './projectRoot.mjs';
import { sessionSecret, startWeb, webMemory } from './startPair.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'foyer-secret-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the session secret is created once per data folder and readable by its owner only', () => {
  const data = join(folder, 'data');
  const secret = sessionSecret(data);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sessionSecret(data)).toBe(secret);
  expect(readdirSync(data)).toEqual(['session-secret']);
  expect(statSync(join(data, 'session-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', 'half-of-a-secret'])(
  'the session secret is created anew when %j is stored, cut short by a full disk',
  (partialSecret) => {
    writeFileSync(join(folder, 'session-secret'), partialSecret);
    const secret = sessionSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(join(folder, 'session-secret'), 'utf8')).toBe(secret);
  },
);

/** Prints how many arenas threads have: each begins a mapping of 64 MB that is readable in part. */
const countArenas = `
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
const text = Buffer.alloc(100_000, 'a page of a lobby');
await Promise.all(Array.from({ length: 40 }, () => promisify(brotliCompress)(text)));
const size = 2 ** 26;
const mappings = readFileSync('/proc/self/maps', 'utf8').split('\\n').map((line) => {
  const [range = '', rights] = line.split(' ');
  const [begin, end] = range.split('-').map((address) => Number.parseInt(address, 16));
  return { begin, end, rights };
});
const arenas = mappings.filter(({ begin, rights }) =>
  rights === 'rw-p' && begin % size === 0 && mappings.some((other) => other.rights === '---p' && other.end === begin + size));
console.log(JSON.stringify({ ready: true, arenas: arenas.length, options: process.execArgv }));
`;

const arenasWith = async (webEnv: Record<string, string | undefined>) => {
  const plan = { webPort: 0, sandboxPort: 0, hosts: [], dataFolder: folder, webEnv };
  const webArgs = ['--input-type=module', '--eval', countArenas];
  const web = startWeb({ ...plan, webArgs }, 'secret', { origins: {} });
  return web.ready;
};

// musl has no arenas, and other systems have other allocators.
test.runIf(process.platform === 'linux' && JSON.stringify(process.report.getReport()).includes('glibcVersionRuntime'))(
  'threads of a started web server share the allocator’s one arena',
  async () => {
    expect(await arenasWith({})).toMatchObject({ arenas: 0 });
    expect((await arenasWith({ MALLOC_ARENA_MAX: undefined }))?.['arenas']).toBeGreaterThan(0);
  },
);

test('the image starts a web server with the same options of memory', () => {
  const containerfile = readText('deploy/Containerfile');
  const [entry = ''] = /^ENTRYPOINT .*$/m.exec(containerfile) ?? [];
  const [environment = ''] = /^ENV (?:.*\\\n)*.*$/m.exec(containerfile) ?? [];
  expect(JSON.parse(entry.slice('ENTRYPOINT '.length))).toEqual(['node', webMemory.nodeOption, '/app/server.js']);
  for (const [name, value] of Object.entries(webMemory.env)) expect(environment).toContain(`${name}=${value}`);
});
