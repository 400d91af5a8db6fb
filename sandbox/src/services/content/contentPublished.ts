import { setTimeout as delay } from 'node:timers/promises';
import type { ContentPublished } from '@foyer/contract/content';
import type { ContentFile } from './contentFiles.ts';
import { brandOf } from './contentService.ts';

/** Web addresses that receive publish notifications. */
export interface Webhooks {
  urls: readonly string[];
  /** Sent as `x-webhook-secret`. */
  secret: string;
}

/** Creates one event per brand, or one without a brand if shared content changed. */
export function publishedEvents(changed: readonly ContentFile[]): ContentPublished[] {
  const byBrand = Map.groupBy(changed, brandOf);
  return [...byBrand].map(([brand, files]) => {
    const paths = files.flatMap((file) => (file.kind === 'page' ? [file.value.path] : []));
    return {
      event: 'content.published',
      ...(brand === null ? {} : { brand }),
      // A shared component, text or node may appear on any page, so the event has no paths.
      ...(paths.length === files.length ? { paths: [...new Set(paths)] } : {}),
    };
  });
}

const waitsMs = [500, 2000, 8000];
const timeoutMs = 5000;

export interface Posting {
  signal: AbortSignal;
  log: (message: string, facts?: Record<string, unknown>) => void;
  /** Delays before each retry, in milliseconds. */
  waits?: readonly number[];
}

/** Notifies every address. Retries a failed address a few times, then logs the failure. Never rejects. */
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
          if (before > 0) await delay(before, undefined, { signal, ref: false });
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
