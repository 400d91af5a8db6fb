import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { ownValue } from '@foyer/contract/ownValue';
import { compressFile, endOfEncoding, isCompressible } from './compressFile.server.ts';
import { encodingFor } from './pageCache.server.ts';
import type { Encoding } from './pageCache.server.ts';
import { assetHeaders } from './securityHeaders.server.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.json': 'application/json',
};

interface StaticFile {
  type: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/** Files whose names carry the hash of their content: kept in memory, sent compressed, never asked for twice. */
export interface StaticFiles {
  /** @param path address, for example `/assets/browser-abc.js` */
  add(path: string, body: Buffer): Promise<void>;
  /** Files of a folder that are browsers' business; those that the build compressed are not compressed again. */
  addFolder(folder: string, prefix: string): Promise<void>;
  /** False when there is no such file. */
  send(path: string, request: IncomingMessage, response: ServerResponse): boolean;
}

export function createStaticFiles(): StaticFiles {
  const files = new Map<string, StaticFile>();
  const keep = async (path: string, body: Buffer, compress: (body: Buffer) => ReturnType<typeof compressFile>) => {
    const type = ownValue(types, extname(path));
    if (type === undefined) return;
    files.set(path, { type, bodies: { identity: body, ...(isCompressible(path) ? await compress(body) : {}) } });
  };
  return {
    add: (path, body) => keep(path, body, compressFile),
    async addFolder(folder, prefix) {
      const names = new Set(await readdir(folder));
      await Promise.all(
        Array.from(names, async (name) => {
          const path = join(folder, name);
          const isReady = Object.values(endOfEncoding).every((end) => names.has(name + end));
          const readCompressed = async () => ({
            br: await readFile(path + endOfEncoding.br),
            gzip: await readFile(path + endOfEncoding.gzip),
          });
          await keep(`${prefix}/${name}`, await readFile(path), isReady ? readCompressed : compressFile);
        }),
      );
    },
    send(path, request, response) {
      const file = files.get(path);
      if (file === undefined) return false;
      const wanted = encodingFor(request.headers['accept-encoding']);
      const encoding = file.bodies[wanted] === undefined ? 'identity' : wanted;
      const body = file.bodies[encoding] ?? file.bodies.identity;
      response.writeHead(200, {
        'content-type': file.type,
        'content-length': body.byteLength,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        ...Object.fromEntries(assetHeaders),
        ...(file.type.startsWith('image/svg')
          ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
          : {}),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}
