import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodingFor.ts';

type Compression = Exclude<Encoding, 'identity'>;

const compressors: Record<Compression, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength },
    }),
  gzip: (html) => promisify(gzip)(html, { level: 6 }),
};

/**
 * HTML of a page. It is compressed once for each encoding, when a client first accepts that encoding, because most pages
 * are requested in one encoding only.
 */
export class PageBody {
  readonly html: Buffer;
  readonly #compressed = new Map<Compression, Buffer>();
  readonly #running = new Map<Compression, Promise<Buffer>>();

  /** @param br the same HTML, compressed with Brotli */
  constructor(html: Buffer, br?: Buffer) {
    this.html = html;
    if (br !== undefined) this.#compressed.set('br', br);
  }

  /** Returns the body if it need not be compressed first. */
  ready(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' ? this.html : this.#compressed.get(encoding);
  }

  /** Returns the body in the encoding; compresses it the first time. */
  async in(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.html;
    const compressed = this.#compressed.get(encoding);
    if (compressed !== undefined) return compressed;
    return this.#running.get(encoding) ?? this.#compress(encoding);
  }

  /** The compressed forms of a page take together less than half of its HTML. */
  get maxBytes(): number {
    return Math.ceil(this.html.byteLength * 1.5);
  }

  get etag(): string {
    return `"${createHash('sha256').update(this.html).digest('base64url').slice(0, 22)}"`;
  }

  #compress(encoding: Compression): Promise<Buffer> {
    const running = compressors[encoding](this.html)
      .then((body) => {
        this.#compressed.set(encoding, body);
        return body;
      })
      .finally(() => this.#running.delete(encoding));
    this.#running.set(encoding, running);
    return running;
  }
}
