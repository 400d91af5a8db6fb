import type { Clock } from '../base/clock.ts';
import { serverClock } from '../base/serverClock.server.ts';
import type { CachedPage } from './cachedPage.server.ts';
import type { MemoryCache } from './memoryCache.server.ts';
import type { PageSource } from './metrics.server.ts';
import { PageBody } from './pageBody.server.ts';
import type { SharedCache } from './sharedCache.server.ts';

/** A complete response, ready to send repeatedly. */
export interface RenderedPage {
  status: number;
  html: string;
  /** False when a service failed; such a page is cached for seconds only. */
  isComplete: boolean;
  /** Time in Unix milliseconds at which the content changes; null if none is known. */
  changesAt: number | null;
}

/** Pages are fresh for an hour (S9), incomplete ones for ten seconds, so that a recovered service shows soon. */
export const pageFreshMs = 3_600_000;
export const incompleteFreshMs = 10_000;
/** Maximum age of a page that may be sent stale while it is rendered again. */
export const pageUsableMs = 24 * 3_600_000;

export interface PageCache {
  /** Cached page, fresh or not. Synchronous, for the fast path. */
  peek(key: string): CachedPage | undefined;
  /**
   * Returns the page: from memory while fresh; a stale complete page while one request renders it again; an incomplete
   * page is never sent stale. At most one render per key is in flight.
   */
  page(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage>;
  purge(fits: (key: string) => boolean): number;
  readonly rendersInFlight: number;
  readonly size: number;
  readonly bytes: number;
}

interface PageCacheDeps {
  /** For existing pages. */
  memory: MemoryCache<CachedPage>;
  /** For all other addresses, so that made-up ones evict no existing page (A6). */
  notFound: MemoryCache<CachedPage>;
  clock?: Pick<Clock, 'now'>;
  shared: Pick<SharedCache, 'lookUp'> | null;
  /** Tags by which a page of the shared tier is purged. */
  tagsOf: (key: string) => readonly string[];
  /** Called for each page that `page` returns. */
  onSource?: (source: PageSource) => void;
}

export function createPageCache({
  memory,
  notFound,
  shared,
  tagsOf,
  onSource,
  clock = serverClock,
}: PageCacheDeps): PageCache {
  const inFlight = new Map<string, Promise<CachedPage>>();
  // Counter of purges: a page that was rendered before a purge must not be cached after it.
  let purges = 0;

  function renderOnce(
    key: string,
    render: () => Promise<RenderedPage>,
    onTier: (source: PageSource) => void,
  ): Promise<CachedPage> {
    const running = inFlight.get(key);
    if (running !== undefined) {
      onTier('joined');
      return running;
    }
    const purgesBefore = purges;
    const work = renderAndStore(key, render, onTier, () => purges === purgesBefore).finally(() => {
      if (inFlight.get(key) === work) inFlight.delete(key);
    });
    inFlight.set(key, work);
    return work;
  }

  async function renderAndStore(
    key: string,
    render: () => Promise<RenderedPage>,
    onTier: (source: PageSource) => void,
    isCurrent: () => boolean,
  ): Promise<CachedPage> {
    const found = await shared?.lookUp(key, tagsOf(key)).catch(() => undefined);
    if (found !== undefined && found.page !== null) {
      if (isCurrent()) keep(key, found.page);
      onTier('shared');
      return found.page;
    }
    onTier('render');
    let toShare: CachedPage | null = null;
    try {
      const rendered = await render().catch((error: unknown) => {
        // Requests of the next seconds get the old page without another attempt.
        extendFreshness(key);
        throw error;
      });
      // A failing service must not replace a good page with an incomplete one; the good page stays while it is usable.
      const extended = rendered.isComplete ? null : extendFreshness(key);
      if (extended !== null) return extended;
      const page = toCachedPage(rendered, clock.now(), find(key)?.body);
      if (isCurrent()) {
        keep(key, page);
        // Only existing pages go to the shared tier, which has no limit for made-up addresses (A6).
        if (rendered.isComplete && page.status === 200) toShare = page;
      }
      return page;
    } finally {
      // The visitor does not wait for this.
      void found
        ?.finish(toShare, toShare === null ? 0 : toShare.freshUntil - toShare.renderedAt)
        .catch(() => undefined);
    }
  }

  function find(key: string): CachedPage | undefined {
    return memory.get(key) ?? notFound.get(key);
  }

  function keep(key: string, page: CachedPage): void {
    const [home, other] = page.status === 200 ? [memory, notFound] : [notFound, memory];
    home.set(key, page, pageUsableMs);
    other.delete(key);
  }

  /** Extends the cached complete page by a few seconds; null when there is none. */
  function extendFreshness(key: string): CachedPage | null {
    const old = memory.get(key);
    if (old === undefined || !old.isComplete) return null;
    const extended = { ...old, freshUntil: clock.now() + incompleteFreshMs };
    memory.set(key, extended, pageUsableMs);
    return extended;
  }

  return {
    peek: find,
    async page(key, render) {
      const stored = find(key);
      if (stored !== undefined && stored.freshUntil > clock.now()) {
        onSource?.('memory');
        return stored;
      }
      const isStaleUsable = stored?.isComplete === true;
      const rendering = renderOnce(key, render, (source) => onSource?.(isStaleUsable ? 'stale' : source));
      if (!isStaleUsable) return rendering;
      // This visitor gets the stale page at once; the next one gets the new page.
      rendering.catch(() => undefined);
      return stored;
    },
    purge(fits) {
      purges += 1;
      inFlight.clear();
      return memory.purge(fits) + notFound.purge(fits);
    },
    get rendersInFlight() {
      return inFlight.size;
    },
    get size() {
      return memory.size + notFound.size;
    },
    get bytes() {
      return memory.bytes + notFound.bytes;
    },
  };
}

/**
 * Returns how long a page is fresh: until its content changes, at least as long as an incomplete page, so that a page
 * with many changes is not rendered for each request.
 */
function freshMsOf({ isComplete, changesAt }: RenderedPage, now: number): number {
  if (!isComplete) return incompleteFreshMs;
  return Math.max(incompleteFreshMs, Math.min(pageFreshMs, Math.floor((changesAt ?? Infinity) - now)));
}

/** @param known body of the page before, whose compressed forms stay when the page has not changed */
function toCachedPage(rendered: RenderedPage, now: number, known: PageBody | undefined): CachedPage {
  const { status, isComplete } = rendered;
  const html = Buffer.from(rendered.html);
  const body = known?.html.equals(html) === true ? known : new PageBody(html);
  return {
    bytes: body.maxBytes,
    status,
    body,
    etag: body.etag,
    isComplete,
    renderedAt: now,
    freshUntil: now + freshMsOf(rendered, now),
  };
}

/** Returns how long other caches may send a page after its render, in seconds. */
export function sharedMaxAgeSeconds({ renderedAt, freshUntil }: Pick<CachedPage, 'renderedAt' | 'freshUntil'>): number {
  return Math.floor(Math.min(pageFreshMs, freshUntil - renderedAt) / 1000);
}
