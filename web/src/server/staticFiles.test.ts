import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticFiles } from './staticFiles.server.ts';

/** What a browser that takes Brotli is sent. */
function ask(files: ReturnType<typeof createStaticFiles>, path: string): { encoding: unknown; body: Buffer } | null {
  const sent: { encoding: unknown; body: Buffer }[] = [];
  const headers: Record<string, unknown> = {};
  const response = {
    writeHead: (_: number, given: Record<string, unknown>) => Object.assign(headers, given),
    end: (body: Buffer) => sent.push({ encoding: headers['content-encoding'], body }),
  };
  const found = files.send(
    path,
    { method: 'GET', headers: { 'accept-encoding': 'gzip, br' } } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return found ? (sent[0] ?? null) : null;
}

test('a file that the build compressed is sent as it was made; another one is compressed when the server starts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const made = Buffer.from('as the build made it');
  await Promise.all([
    writeFile(join(folder, 'a.js'), 'export {};'),
    writeFile(join(folder, 'a.js.br'), made),
    writeFile(join(folder, 'a.js.gz'), 'the other'),
    writeFile(join(folder, 'b.css'), 'a { color: red }'),
    writeFile(join(folder, 'c.map'), '{}'),
  ]);
  const files = createStaticFiles();
  await files.addFolder(folder, '/assets');
  expect(ask(files, '/assets/a.js')).toEqual({ encoding: 'br', body: made });
  const style = ask(files, '/assets/b.css');
  expect([style?.encoding, style && brotliDecompressSync(style.body).toString()]).toEqual(['br', 'a { color: red }']);
  for (const none of ['/assets/a.js.br', '/assets/c.map', '/assets/none.js']) expect(ask(files, none)).toBeNull();
});
