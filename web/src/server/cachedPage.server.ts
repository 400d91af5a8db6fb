export type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedPage {
  bytes: number;
  status: number;
  bodies: Readonly<Record<Encoding, Buffer>>;
  etag: string;
  isComplete: boolean;
  /** Unix milliseconds. */
  renderedAt: number;
  /** Unix milliseconds until which the page is sent without revalidation. */
  freshUntil: number;
}
