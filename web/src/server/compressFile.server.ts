import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** As small as each encoding makes it: this is done once for each version of a file, and files are sent for as long as it lives. */
export async function compressFile(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gz };
}

/** What a compressed file is called beside the file itself. */
export const endOfEncoding = { br: '.br', gzip: '.gz' } as const;

/** Fonts and pictures are compressed as they are. */
export const isCompressible = (name: string): boolean => !/\.(woff2|webp)$/.test(name);
