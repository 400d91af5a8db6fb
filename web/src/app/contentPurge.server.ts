import { contentPublished } from '@foyer/contract/content';
import type { ContentPublished } from '@foyer/contract/content';
import { parseInput } from '@foyer/contract/parseInput';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { isSecret } from '../server/isSecret.server.ts';
import type { Log } from '../server/log.server.ts';
import type { PageCache } from '../server/pageCache.server.ts';
import { readJsonBody } from '../server/readJsonBody.server.ts';
import type { SharedCache } from '../server/sharedCache.server.ts';
import type { UpstreamCache } from '../server/upstreamCache.server.ts';
import { pageTagsOf, purgedTagsOf } from './pageTags.ts';

export interface ContentPurge {
  /** Clears the pages that the event names, in every process that shares the cache. Returns the number of pages of this process. */
  purge(event: ContentPublished): Promise<number>;
}

/**
 * Clears the page cache and the upstream cache when content is published, in whichever process the webhook arrives.
 * @param onPurged runs each time this process has cleared its memory, after a webhook or another process's message, with
 * the tags of the cleared pages; null for every page
 */
export function createContentPurge(
  cachedUpstream: UpstreamCache,
  pages: PageCache,
  shared: SharedCache | null,
  onPurged: (tags: readonly string[] | null) => void,
): ContentPurge {
  function clearMemory(tags: readonly string[] | null): number {
    cachedUpstream.purge();
    return pages.purge((key) => tags === null || hasTag(key, tags));
  }

  shared?.onPurge((message) => {
    const event = message === null ? null : v.safeParse(v.pipe(v.string(), v.parseJson(), contentPublished), message);
    // Purge everything when the message is invalid: purging too much is safe.
    const tags = event?.success === true ? purgedTagsOf(event.output) : null;
    clearMemory(tags);
    onPurged(tags);
  });

  return {
    async purge(event) {
      const tags = purgedTagsOf(event);
      const purged = clearMemory(tags);
      if (shared !== null) {
        await shared.purge(tags, JSON.stringify(event)).catch(() => undefined);
        // A page may have returned from the shared tier during the purge, so clear it again.
        clearMemory(tags);
      }
      onPurged(tags);
      return purged;
    },
  };
}

/** Whether a cached page has one of the tags. */
function hasTag(key: string, tags: readonly string[]): boolean {
  return tagsOfKey(key).some((tag) => tags.includes(tag));
}

/** Tags of a page in the cache. */
export function tagsOfKey(key: string): string[] {
  // In a `visitKey` the brand is first and the path is last; no path contains the separator.
  return pageTagsOf(key.slice(0, key.indexOf('|')), key.slice(key.lastIndexOf('|') + 1));
}

/** Receives publications of the content service. A refused one leaves a line, because visitors see outdated pages. */
export function mountContentWebhook(app: Hono, content: ContentPurge, secret: string, log: Log): void {
  app.post('/webhooks/content', async (context) => {
    if (!isSecret(context.req.header('x-webhook-secret'), secret)) {
      log.warn({ reason: 'sender' }, 'WEBHOOK_REFUSED');
      return context.json({ message: 'Unknown sender.' }, 403);
    }
    const body = await readJsonBody(context.req.raw, { maxBytes: 64 * 1024 });
    const event = parseInput(contentPublished, body.ok ? body.value : null);
    if (!event.success) {
      log.warn({ reason: 'event' }, 'WEBHOOK_REFUSED');
      return context.json({ message: 'Not an event of the content service.' }, 400);
    }
    return context.json({ purged: await content.purge(event.output) });
  });
}
