import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { memoize } from '../base/memoize.ts';
import type { MemoryCache } from './memoryCache.server.ts';
import type { SharedCache } from './sharedCache.server.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A whole response, ready to be written: nothing is rendered or compressed when it is sent again. */
export interface CachedPage {
  bytes: number;
  status: number;
  bodies: Readonly<Record<Encoding, Buffer>>;
  etag: string;
  isComplete: boolean;
  /** Unix milliseconds. */
  renderedAt: number;
  /** Unix milliseconds until which it is sent without asking anybody. */
  freshUntil: number;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** A page that lacks something, because a service failed, is kept for seconds only. */
  isComplete: boolean;
}

/** Pages are fresh for an hour (S9); incomplete ones for ten seconds, so that a recovered service shows soon. */
export const pageFreshMs = 3_600_000;
export const incompleteFreshMs = 10_000;
/** After that long a page is no longer sent while it is being rendered anew. */
export const pageUsableMs = 24 * 3_600_000;

export interface PageCache {
  /** What is stored, fresh or not. Synchronous, for the fast path. */
  peek(key: string): CachedPage | undefined;
  /**
   * The page: from memory while fresh; a complete page stale while one request renders anew; an incomplete page is never
   * served past its freshness. There are never two renders in flight for a key.
   */
  page(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  purge(fits: (key: string) => boolean): number;
  readonly rendersInFlight: number;
  readonly size: number;
  readonly bytes: number;
}

interface PageCacheDeps {
  /** For pages that exist. */
  memory: MemoryCache<CachedPage>;
  /** For everything else, so that addresses somebody makes up push out no page that exists (A6). */
  strays: MemoryCache<CachedPage>;
  now: () => number;
  shared: Pick<SharedCache, 'get' | 'set'> | null;
}

export function createPageCache({ memory, strays, now, shared }: PageCacheDeps): PageCache {
  const inFlight = new Map<string, Promise<CachedPage>>();
  // A purge while a page renders must win: what was rendered from the old content is then not kept.
  let purges = 0;

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const running = inFlight.get(key);
    if (running !== undefined) return running;
    const purgesBefore = purges;
    const work = renderAndStore(key, render, () => purges === purgesBefore).finally(() => {
      if (inFlight.get(key) === work) inFlight.delete(key);
    });
    inFlight.set(key, work);
    return work;
  }

  async function renderAndStore(
    key: string,
    render: () => Promise<RenderedPage>,
    isCurrent: () => boolean,
  ): Promise<CachedPage> {
    const stored = await shared?.get(key).catch(() => null);
    if (stored !== null && stored !== undefined && stored.freshUntil > now()) {
      if (isCurrent()) keep(key, stored);
      return stored;
    }
    const rendered = await render().catch((error: unknown) => {
      // Whoever comes in the next seconds gets the old page without another attempt.
      prolong(key);
      throw error;
    });
    // A failing service must not replace a good page by a poor one: the good one goes on while it is usable.
    const prolonged = rendered.isComplete ? null : prolong(key);
    if (prolonged !== null) return prolonged;
    const page = await compress(rendered, now());
    if (isCurrent()) {
      keep(key, page);
      // Only pages that exist go to the shared tier: it has no bound of its own on paths that somebody makes up (A6).
      if (rendered.isComplete && page.status === 200) await shared?.set(key, page, pageFreshMs).catch(() => undefined);
    }
    return page;
  }

  function find(key: string): CachedPage | undefined {
    return memory.get(key) ?? strays.get(key);
  }

  function keep(key: string, page: CachedPage): void {
    const [home, other] = page.status === 200 ? [memory, strays] : [strays, memory];
    home.set(key, page, pageUsableMs);
    other.delete(key);
  }

  /** The good page under this key for another few seconds, or null where there is none. */
  function prolong(key: string): CachedPage | null {
    const old = memory.get(key);
    if (old === undefined || !old.isComplete) return null;
    const prolonged = { ...old, freshUntil: now() + incompleteFreshMs };
    memory.set(key, prolonged, pageUsableMs);
    return prolonged;
  }

  return {
    peek: find,
    async page(key, render) {
      const stored = find(key);
      if (stored !== undefined && stored.freshUntil > now()) return stored;
      const rendering = renderOnce(key, render);
      if (stored?.isComplete !== true) return rendering;
      // This visitor gets the stale page at once; the new one is for the next.
      rendering.catch(() => undefined);
      return stored;
    },
    purge(fits) {
      purges += 1;
      inFlight.clear();
      return memory.purge(fits) + strays.purge(fits);
    },
    get rendersInFlight() {
      return inFlight.size;
    },
    get size() {
      return memory.size + strays.size;
    },
    get bytes() {
      return memory.bytes + strays.bytes;
    },
  };
}

async function compress({ status, html, isComplete }: RenderedPage, now: number): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength },
    }),
    gzipped(identity, { level: 6 }),
  ]);
  return {
    bytes: identity.byteLength + br.byteLength + gz.byteLength,
    status,
    bodies: { br, gzip: gz, identity },
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    isComplete,
    renderedAt: now,
    freshUntil: now + (isComplete ? pageFreshMs : incompleteFreshMs),
  };
}

/** Best encoding the client takes. `q=0` refuses one. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  return bestEncoding((acceptEncoding ?? '').slice(0, 200));
}

/** Browsers say it in a handful of ways, with every request. */
const bestEncoding = memoize(100, (acceptEncoding): Encoding => {
  const accepted = acceptEncoding.toLowerCase();
  const takes = (name: string) =>
    accepted.split(',').some((part) => {
      const [coding, ...parameters] = part.split(';').map((piece) => piece.trim());
      return (
        coding === name && parameters.every((parameter) => parameter.startsWith('q=') && Number(parameter.slice(2)) > 0)
      );
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
});
