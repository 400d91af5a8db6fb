import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { productNode } from '../../../scripts/projectRoot.mjs';
import { makeSecondRelease } from '../../support/secondRelease.ts';
import { ownPost } from '../support/httpClient.ts';
import type { WebPair, WebSuite } from '../support/webPair.ts';
import { builtWeb } from '../support/webUnderTest.ts';
import type { WebUnderTest } from '../support/webUnderTest.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-release-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function secondRelease() {
  const made = makeSecondRelease(builtWeb);
  onTestFinished(made.remove);
  return made;
}

/** Addresses of the scripts, styles, fonts and pictures of our own that a page names. */
async function filesOfPage(web: WebUnderTest): Promise<string[]> {
  const { text } = await web.request({ path: '/' });
  return [...new Set(text.match(/\/(?:assets|theme)\/[\w.-]+\.\w+/g))];
}

/** Statuses of requests for the files of a page, without repetition. */
async function statusesOf(web: WebUnderTest, files: readonly string[]): Promise<number[]> {
  const responses = await Promise.all(files.map((path) => web.request({ path })));
  return [...new Set(responses.map(({ status }) => status))];
}

/** Serves a folder over HTTP; returns its address. */
async function openStore(folder: string): Promise<string> {
  const server = createServer((request, response) => {
    const path = join(folder, request.url ?? '');
    if (existsSync(path)) response.end(readFileSync(path));
    else response.writeHead(404).end();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const releaseOf = async (web: WebUnderTest, path = '/') =>
  (await web.request({ path })).headers['foyer-release'] as string;

async function startBoth(pair: WebPair, variables: Record<string, string>) {
  const second = secondRelease();
  return { old: await pair.startWeb(variables), next: await pair.startWeb(variables, second.folder), second };
}

export const describeReleases: WebSuite = (pair) => {
  describe('release id', () => {
    test('is the same in pages, their markup, error pages and responses of /api', async () => {
      const { web } = pair();
      const page = await web.request({ path: '/' });
      const release = page.headers['foyer-release'] as string;
      expect(release).toMatch(/^[\w-]{12}$/);
      expect(page.text).toContain(` data-release="${release}"`);
      const { status, text } = await web.request({ path: '/api/release' });
      expect([status, text]).toEqual([204, '']);
      expect((await web.request({ path: '/api/release', method: 'POST', headers: ownPost })).status).toBe(405);
      const paths = [
        '/no-such-page',
        '/api/release',
        '/api/ip-address',
        '/api/page?path=%2F&loginState=Logged-Out',
        '/api/no-such-call',
      ];
      for (const path of paths) expect([path, await releaseOf(web, path)]).toEqual([path, release]);
    });
  });

  describe('files of the releases before and after', () => {
    test('are sent by nodes of either release from the shared folder, in a release and in a rollback', async () => {
      const { old, next, second } = await startBoth(pair(), { RELEASE_FILES_FOLDER: temporaryFolder() });
      expect([await releaseOf(old), await releaseOf(next)]).toEqual([await releaseOf(pair().web), second.release]);
      const [oldFiles, nextFiles] = [await filesOfPage(old), await filesOfPage(next)];
      expect(nextFiles).not.toEqual(oldFiles);
      expect([await statusesOf(next, oldFiles), await statusesOf(old, nextFiles)]).toEqual([[200], [200]]);
      const [script = ''] = oldFiles.filter((path) => path.endsWith('.js'));
      const [own, foreign] = [await old.request({ path: script }), await next.request({ path: script })];
      expect(foreign.bytes.equals(own.bytes)).toBe(true);
      for (const name of ['content-type', 'content-encoding', 'cache-control', 'vary', 'x-content-type-options'])
        expect([name, foreign.headers[name]]).toEqual([name, own.headers[name]]);
    });

    test('are missing, without being cached, where releases share nothing', async () => {
      const { old, next } = await startBoth(pair(), {});
      const [script = ''] = (await filesOfPage(old)).filter((path) => path.endsWith('.js'));
      const { status, headers } = await next.request({ path: script });
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    });

    test('are read from an object store that a release job filled', async () => {
      const folder = temporaryFolder();
      const out = execFileSync(productNode, [`${builtWeb}/server/server.js`, '--publish', folder], {
        encoding: 'utf8',
      });
      expect(JSON.parse(out)).toMatchObject({ published: await releaseOf(pair().web) });
      const next = await pair().startWeb({ RELEASE_FILES_URL: await openStore(folder) }, secondRelease().folder);
      expect(await statusesOf(next, await filesOfPage(pair().web))).toEqual([200]);
    });

    test('that cannot be written are reported, and the node starts with its own files', async () => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, 'releases'), 'a file where the folder belongs');
      const web = await pair().startWeb({ RELEASE_FILES_FOLDER: folder, LOG_LEVEL: 'warn' });
      expect(web.log().join('\n')).toContain('RELEASE_FILES_FOLDER cannot be written');
      expect(await statusesOf(web, await filesOfPage(web))).toEqual([200]);
    });
  });

  test('a release with a damaged file refuses to start and names the file', () => {
    const second = secondRelease();
    const [name = ''] = readdirSync(join(second.folder, 'client/assets')).filter((file) => file.endsWith('.js'));
    writeFileSync(join(second.folder, 'client/assets', name), 'damaged');
    const { status, stderr } = spawnSync(productNode, [`${second.folder}/server/server.js`], {
      encoding: 'utf8',
      env: { ...process.env, PORT: '0' },
    });
    expect([status, stderr]).toEqual([
      1,
      `Release ${second.release} is broken: assets/${name} differs from the build. Install it again.\n`,
    ]);
  });

  describe('contract version', () => {
    const versionOf = (version: string) =>
      pair().web.request({ path: '/api/ip-address', headers: { 'foyer-contract': version } });

    test('is answered for this version and the one before, and is optional', async () => {
      const { web } = pair();
      const { status } = await web.request({ path: '/api/ip-address' });
      expect([status, (await versionOf('1')).status, (await versionOf('0')).status]).toEqual([200, 200, 200]);
    });

    test.each(['2', 'none'])('"%s" is refused with 409 and the version of the node', async (version) => {
      const { status, headers } = await versionOf(version);
      expect([status, headers['foyer-contract']]).toEqual([409, '1']);
    });

    test('of a newer page refuses a login before it counts as an attempt', async () => {
      const { status } = await pair().web.request({
        method: 'POST',
        path: '/api/login',
        headers: { ...ownPost, 'foyer-contract': '2' },
        body: '{}',
      });
      expect(status).toBe(409);
    });
  });
};
