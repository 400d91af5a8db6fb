import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodingFor.ts';

/**
 * A large response that many clients share: serialized and compressed once, sent from memory, with 304 for a matching
 * ETag.
 */
export class PrecomputedResponse {
  readonly bodies: Readonly<Record<Encoding, Buffer<ArrayBuffer>>>;
  readonly etag: string;
  constructor(bodies: PrecomputedResponse['bodies'], etag: string) {
    this.bodies = bodies;
    this.etag = etag;
  }
}

/** Quality for responses that live for minutes and go to everybody: higher than for pages. */
const brotliQuality = 9;

export async function precomputedResponse(response: object): Promise<PrecomputedResponse> {
  const identity = Buffer.from(JSON.stringify(response));
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    promisify(gzip)(identity, { level: 8 }),
  ]);
  return new PrecomputedResponse(
    { br, gzip: gz, identity },
    `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
  );
}
