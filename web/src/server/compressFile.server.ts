import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compresses with the best quality of each encoding, because it runs once per file version. */
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

/** File name suffix of each encoding. */
export const encodingSuffix = { br: '.br', gzip: '.gz' } as const;

/** Fonts and pictures are already compressed. */
export const isCompressible = (name: string): boolean => !/\.(woff2|webp|png)$/.test(name);
