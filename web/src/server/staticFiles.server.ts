import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
  addFolder(folder: string, prefix: string): Promise<void>;
  /** False when there is no such file. */
  send(path: string, request: IncomingMessage, response: ServerResponse): boolean;
}

export function createStaticFiles(): StaticFiles {
  const files = new Map<string, StaticFile>();
  const add = async (path: string, body: Buffer) => {
    const type = types[extname(path)];
    if (type === undefined) return;
    files.set(path, { type, bodies: { identity: body, ...(/woff2|webp/.test(type) ? {} : await compressed(body)) } });
  };
  return {
    add,
    async addFolder(folder, prefix) {
      for (const name of await readdir(folder)) await add(`${prefix}/${name}`, await readFile(join(folder, name)));
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
        ...(file.type.startsWith('image/svg') ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" } : {}),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}

async function compressed(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  return { br, gzip: gz };
}
