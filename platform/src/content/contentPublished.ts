import { setTimeout as wait } from 'node:timers/promises';
import type { ContentPublished } from '@foyer/contract/content';
import type { ContentFile } from './contentFiles.ts';
import { brandOf } from './contentService.ts';

/** Where the web wants to hear of published content. */
export interface Webhooks {
  urls: readonly string[];
  /** Sent as `x-webhook-secret`. */
  secret: string;
}

/** One event per brand, or one without a brand when something changed that every brand has. */
export function publishedEvents(changed: readonly ContentFile[]): ContentPublished[] {
  const byBrand = Map.groupBy(changed, brandOf);
  return [...byBrand].map(([brand, files]) => {
    const paths = files.flatMap((file) => (file.kind === 'page' ? [file.value.path] : []));
    return {
      event: 'content.published',
      ...(brand === null ? {} : { brand }),
      // A shared component, a text or a node may be on any page.
      ...(paths.length === files.length ? { paths: [...new Set(paths)] } : {}),
    };
  });
}

const waitsMs = [500, 2000, 8000];
const timeoutMs = 5000;

export interface Posting {
  signal: AbortSignal;
  log: (message: string, facts?: Record<string, unknown>) => void;
  /** How long to wait before each repetition, in milliseconds. */
  waits?: readonly number[];
}

/** Tells every address; one that does not take it is asked again a few times, then logged and left alone. Never rejects. */
export async function postContentPublished(
  event: ContentPublished,
  { urls, secret }: Webhooks,
  { signal, log, waits = waitsMs }: Posting,
): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      let problem = '';
      for (const before of [0, ...waits]) {
        try {
          if (before > 0) await wait(before, undefined, { signal, ref: false });
          const response = await fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-webhook-secret': secret },
            body: JSON.stringify(event),
            signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
          });
          await response.body?.cancel();
          if (response.ok) return;
          problem = `status ${response.status}`;
        } catch (error) {
          problem = error instanceof Error ? error.message : String(error);
        }
        if (signal.aborted) return;
      }
      log('An address did not take the news of published content.', { url, problem });
    }),
  );
}
