import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encodingFor.ts';

type Compression = Exclude<Encoding, 'identity'>;

const brotli = (html: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.byteLength },
  });

/**
 * Qualities of Brotli. `first` costs 1 ms for a lobby, and somebody waits for it. `dense` makes 12 % less of it and costs
 * 180 ms on another thread.
 */
const quality = { first: 6, dense: constants.BROTLI_MAX_QUALITY };

/** Number of times that a body is sent before it is compressed densely. */
export const sendsBeforeDense = 30;

/** Only one body at a time, so that many pages that change at once leave the processor to requests. */
let isCompressingDensely = false;

const compressors: Record<Compression, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => brotli(html, quality.first),
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
  /** Number of times that the body was ready in Brotli; null once it is compressed densely. */
  #sends: number | null = 0;

  /** @param br the same HTML, compressed with Brotli */
  constructor(html: Buffer, br?: Buffer) {
    this.html = html;
    if (br !== undefined) this.#compressed.set('br', br);
  }

  /** Returns the body to send if it need not be compressed first. A body that is sent often becomes smaller. */
  ready(encoding: Encoding): Buffer | undefined {
    if (encoding === 'identity') return this.html;
    const compressed = this.#compressed.get(encoding);
    if (encoding === 'br' && compressed !== undefined) this.#countSend();
    return compressed;
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

  #countSend(): void {
    if (this.#sends === null) return;
    this.#sends += 1;
    if (this.#sends < sendsBeforeDense || isCompressingDensely) return;
    this.#sends = null;
    isCompressingDensely = true;
    void brotli(this.html, quality.dense)
      .then(
        (body) => this.#compressed.set('br', body),
        // Then the first one stays.
        () => undefined,
      )
      .finally(() => (isCompressingDensely = false));
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
