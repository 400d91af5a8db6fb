import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createStaticFiles } from './staticFiles.server.ts';

/** The response to a browser that accepts Brotli, or null for an unknown path. */
function request(
  files: ReturnType<typeof createStaticFiles>,
  path: string,
): { encoding: unknown; body: Buffer } | null {
  const sent: { encoding: unknown; body: Buffer }[] = [];
  const headers: Record<string, unknown> = {};
  const response = {
    writeHead: (_: number, values: Record<string, unknown>) => Object.assign(headers, values),
    end: (body: Buffer) => sent.push({ encoding: headers['content-encoding'], body }),
  };
  const found = files.send(
    path,
    { method: 'GET', headers: { 'accept-encoding': 'gzip, br' } } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return found ? (sent[0] ?? null) : null;
}

test('sends files in the encoding of the build, and compresses others at start', async () => {
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
  expect(request(files, '/assets/a.js')).toEqual({ encoding: 'br', body: made });
  const style = request(files, '/assets/b.css');
  expect([style?.encoding, style && brotliDecompressSync(style.body).toString()]).toEqual(['br', 'a { color: red }']);
  for (const none of ['/assets/a.js.br', '/assets/c.map', '/assets/none.js']) expect(request(files, none)).toBeNull();
});
