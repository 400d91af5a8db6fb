import { contentPublished } from '@foyer/contract/content';
import type { ContentPublished } from '@foyer/contract/content';
import * as v from 'valibot';
import type { PageCache } from '../server/pageCache.server.ts';
import type { SharedCache } from '../server/sharedCache.server.ts';
import type { UpstreamCache } from '../server/upstreamCache.server.ts';

export interface ContentPurge {
  /** Forgets what the event touches, here and in every process that shares the cache; returns how many pages this one had. */
  purge(event: ContentPublished): Promise<number>;
}

/** Forgets pages and answers when content is published, whichever process is told. */
export function createContentPurge(
  cachedUpstream: UpstreamCache,
  pages: PageCache,
  shared: SharedCache | null,
): ContentPurge {
  function purgeHere(event: ContentPublished | null): number {
    cachedUpstream.purge();
    return pages.purge((key) => event === null || isTouched(key, event));
  }

  shared?.onPurge((message) => {
    const event = message === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), contentPublished), message);
    // What cannot be read was meant for something: forgetting too much is safe.
    purgeHere(event?.success === true ? event.output : null);
  });

  return {
    async purge(event) {
      const purged = purgeHere(event);
      if (shared !== null) {
        await shared.purge(JSON.stringify(event), (key) => isTouched(key, event)).catch(() => undefined);
        // A page may have come back from the shared tier while that was being emptied.
        purgeHere(event);
      }
      return purged;
    },
  };
}

/** Whether a stored page must go when this content was published. A game's pages all come from the one at `/game/{id}`. */
function isTouched(key: string, { brand, paths }: ContentPublished): boolean {
  // The brand comes first and the path last (`visitKey`), whatever parts a visit has between; no path holds the separator.
  const path = key.slice(key.lastIndexOf('|') + 1);
  if (brand !== undefined && !key.startsWith(`${brand}|`)) return false;
  return paths === undefined || paths.includes(path) || (paths.includes('/game/{id}') && path.startsWith('/game/'));
}
