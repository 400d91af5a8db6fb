import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PackageManifest } from '../../scripts/package/verifyPackage.ts';
import { writePackage } from '../../scripts/package/writePackage.ts';
import { productNode } from '../../scripts/projectRoot.mjs';

const base = mkdtempSync(join(tmpdir(), 'foyer-package-'));
const folder = join(base, 'package');
let written = { release: '', files: 0, bytes: 0 };

beforeAll(async () => {
  // As from the command line: the bundler of adapters then sets `production`.
  vi.stubEnv('NODE_ENV', undefined);
  written = await writePackage(folder);
  vi.unstubAllEnvs();
}, 60_000);
afterAll(() => rmSync(base, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Starts a package without any variable of this process; it may read its own folder only, and write nothing. */
function start(from: string, variables: Record<string, string> = {}): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(productNode, ['--permission', `--allow-fs-read=${from}`, '--allow-net', join(from, 'server.js')], {
    cwd: '/',
    env: { PORT: '0', DEPLOYMENT: 'sandbox', FLAG_SERVICE: 'off', LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('the package has at most 40 MB and no source map', () => {
  expect(written.bytes).toBeLessThan(40 * 1024 * 1024);
  const { release, node, files } = JSON.parse(read('manifest.json')) as PackageManifest;
  expect([release, `v${node}`]).toEqual([written.release, process.version]);
  expect(Object.keys(files).filter((path) => path.endsWith('.map'))).toEqual([]);
});

test('the bill of materials names what browsers and the server run, and no tool', () => {
  const { components } = JSON.parse(read('sbom.cdx.json')) as { components: { name: string; licenses?: unknown[] }[] };
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'hono', 'pino', 'geo-whois-asn-country-mmdb']));
  for (const tool of ['vite', 'vitest', 'jsdom', 'typescript']) expect(names).not.toContain(tool);
  expect(components.filter(({ licenses }) => licenses === undefined)).toEqual([]);
});

test('the package has each adapter as one file without imports, which nothing loads by itself', async () => {
  const { default: adapter } = (await import(join(folder, 'adapters/oidc.js'))) as {
    default: (settings: Record<string, string>) => { accounts: object };
  };
  expect(() => adapter({})).toThrow('ISSUER is missing');
  const { accounts } = adapter({ ISSUER: 'https://login.example', CLIENT_ID: 'foyer' });
  expect(Object.keys(accounts)).toContain('beginExternalLogin');
  for (const name of ['oidc', 'payload'])
    expect(/^import .* from ['"](?!node:)/m.test(read(`adapters/${name}.js`))).toBe(false);
  const { default: payload } = (await import(join(folder, 'adapters/payload.js'))) as { default: typeof adapter };
  expect(() => payload({})).toThrow('ADDRESS is missing');
  expect(read('sbom.cdx.json')).toContain('"openid-client"');
});

test('the package starts outside of the repository, reads its folder only and writes nothing', async () => {
  const server = start(folder);
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const { port } = JSON.parse(String(line)) as { port: number };
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(await response.json()).toEqual({ alive: true });
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('a package with a changed file refuses to start and names the file', async () => {
  const damaged = join(base, 'damaged');
  cpSync(folder, damaged, { recursive: true });
  appendFileSync(join(damaged, 'server/server.js'), ' ');
  const server = start(damaged);
  const [output, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  expect([code, output]).toEqual([1, expect.stringMatching(/damaged: server\/server\.js has \d+ bytes instead of/)]);
});
