import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { ownValue } from '@foyer/contract/ownValue';
import { compressFile, encodingSuffix, isCompressible } from './compressFile.server.ts';
import { encodingFor } from './encodingFor.ts';
import type { Encoding } from './encodingFor.ts';
import { assetHeaders } from './securityHeaders.server.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Content type of a public file by its name; undefined for other files. */
export const contentTypeOf = (name: string): string | undefined => ownValue(types, extname(name));

interface StaticFile {
  type: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/** Files with content hashes in their names: held in memory, compressed, immutable. */
export interface StaticFiles {
  /**
   * Does nothing for a file that is there, because its name contains its hash.
   * @param path address, for example `/assets/browser-abc.js`
   */
  add(path: string, body: Buffer): Promise<void>;
  /** Adds the public files of a folder; uses the compressed variants of the build. */
  addFolder(folder: string, prefix: string): Promise<void>;
  /** Returns false when there is no such file. */
  send(path: string, request: IncomingMessage, response: ServerResponse): boolean;
  /** Every file by its address, with its bodies by encoding. */
  all(): ReadonlyMap<string, Pick<StaticFile, 'bodies'>>;
}

/** Sends one body of a public file, which never changes. */
export function sendStaticBody(
  request: IncomingMessage,
  response: ServerResponse,
  { type, encoding, body }: { type: string; encoding: Encoding; body: Buffer },
): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.byteLength,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...Object.fromEntries(assetHeaders),
    ...(type.startsWith('image/svg')
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Compresses a body; an encoding that is missing is not offered. */
type Compress = (body: Buffer) => Promise<Partial<Record<Exclude<Encoding, 'identity'>, Buffer>>>;

/** @param compress for files that come without compressed variants */
export function createStaticFiles(compress: Compress = compressFile): StaticFiles {
  const files = new Map<string, StaticFile>();
  const keep = async (path: string, body: Buffer, variantsOf: Compress) => {
    const type = contentTypeOf(path);
    if (type === undefined) return;
    files.set(path, { type, bodies: { identity: body, ...(isCompressible(path) ? await variantsOf(body) : {}) } });
  };
  return {
    async add(path, body) {
      if (!files.has(path)) await keep(path, body, compress);
    },
    async addFolder(folder, prefix) {
      const names = new Set(await readdir(folder));
      await Promise.all(
        Array.from(names, async (name) => {
          const path = join(folder, name);
          const isReady = Object.values(encodingSuffix).every((end) => names.has(name + end));
          const readCompressed = async () => ({
            br: await readFile(path + encodingSuffix.br),
            gzip: await readFile(path + encodingSuffix.gzip),
          });
          await keep(`${prefix}/${name}`, await readFile(path), isReady ? readCompressed : compress);
        }),
      );
    },
    send(path, request, response) {
      const file = files.get(path);
      if (file === undefined) return false;
      const wanted = encodingFor(request.headers['accept-encoding']);
      const encoding = file.bodies[wanted] === undefined ? 'identity' : wanted;
      const body = file.bodies[encoding] ?? file.bodies.identity;
      sendStaticBody(request, response, { type: file.type, encoding, body });
      return true;
    },
    all: () => files,
  };
}
