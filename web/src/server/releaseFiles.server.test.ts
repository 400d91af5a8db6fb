import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createReleaseFiles } from './releaseFiles.server.ts';
import { createStaticFiles } from './staticFiles.server.ts';

function releaseFiles(settings: { folder?: string; url?: string }) {
  const lines: string[] = [];
  const made = createReleaseFiles(
    { folder: null, url: null, days: 30, ...settings },
    { release: 'release-own', files: createStaticFiles() },
    pino({ level: 'warn', base: null }, { write: (line) => void lines.push(line) }),
  );
  onTestFinished(made.stop);
  /** Status, encoding, cache rule and text of the response to a request for a file. */
  async function get(path: string, acceptEncoding = 'br') {
    const sent = { status: 0, headers: {} as Record<string, unknown>, text: '' };
    const response = {
      writeHead: (status: number, headers: Record<string, unknown>) => Object.assign(sent, { status, headers }),
      end: (body: string | Buffer | undefined) => (sent.text = String(body ?? '')),
    };
    const request = { method: 'GET', headers: { 'accept-encoding': acceptEncoding } };
    await made.send(path, request as unknown as IncomingMessage, response as unknown as ServerResponse);
    return sent;
  }
  return { ...made, get, lines };
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-shared-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

/** An object store; counts its requests. */
async function store(listener: RequestListener): Promise<{ url: string; requested: string[] }> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? '');
    listener(request, response);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/foyer`, requested };
}

describe('files of other releases', () => {
  test('come from the folder with their type, encoding and a year of cache life', async () => {
    const folder = await folderWith({ 'assets/old.js': 'plain', 'assets/old.js.br': 'compressed' });
    const { get } = releaseFiles({ folder });
    expect(await get('/assets/old.js')).toMatchObject({
      status: 200,
      text: 'compressed',
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    const plain = await get('/assets/old.js', 'identity');
    expect([plain.text, plain.headers['content-encoding']]).toEqual(['plain', undefined]);
  });

  test('A2 never come from outside the public folders', async () => {
    const folder = await folderWith({ 'secret.json': 'secret', 'assets/.hidden.js': 'secret' });
    await symlink(join(folder, 'secret.json'), join(folder, 'assets/link.json'));
    const { get } = releaseFiles({ folder });
    const paths = ['/assets/../secret.json', '/assets/..%2fsecret.json', '/assets/.hidden.js', '/assets/link.json'];
    for (const path of [...paths, '/releases/release-own.json', '/assets/a/b.js', '/assets/', '/assets/a.js\0'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('come from an object store, requested once for concurrent readers and again never', async () => {
    const { url, requested } = await store((request, response) => {
      if (request.url?.endsWith('.br') === true) response.writeHead(403).end();
      else response.end('from the store');
    });
    const { get } = releaseFiles({ url });
    const sent = await Promise.all([get('/assets/old.js'), get('/assets/old.js')]);
    await get('/assets/old.js');
    expect(sent.map(({ text }) => text)).toEqual(['from the store', 'from the store']);
    expect(requested).toEqual(['/foyer/assets/old.js.br', '/foyer/assets/old.js']);
  });

  test('are unavailable, and one log line says so, while the object store fails or sends too much', async () => {
    const { url } = await store((request, response) => {
      if (request.url?.includes('huge') === true) response.end(Buffer.alloc(5 * 1024 * 1024));
      else response.writeHead(500).end();
    });
    const { get, lines } = releaseFiles({ url });
    for (const name of ['broken', 'huge']) expect((await get(`/assets/${name}.js`)).status).toBe(503);
    expect(lines).toHaveLength(1);
  });

  test('are missing without delay or failure when neither folder nor store is configured', async () => {
    const { get, publish, lines } = releaseFiles({});
    await publish();
    expect([(await get('/assets/old.js')).status, lines]).toEqual([404, []]);
  });

  test('cannot be published to a folder that is a file, and the start goes on with a log line', async () => {
    const folder = await folderWith({ 'not-a-folder': '' });
    const { publish, lines } = releaseFiles({ folder: join(folder, 'not-a-folder') });
    await publish();
    expect(lines.join('')).toContain('RELEASE_FILES_FOLDER cannot be written');
  });
});
