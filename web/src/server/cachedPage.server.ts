import type { PageBody } from './pageBody.server.ts';

export interface CachedPage {
  /** Memory that the page takes, as counted against the cache's limit. */
  bytes: number;
  status: number;
  body: PageBody;
  etag: string;
  isComplete: boolean;
  /** Unix milliseconds. */
  renderedAt: number;
  /** Unix milliseconds until which the page is sent without revalidation. */
  freshUntil: number;
}
