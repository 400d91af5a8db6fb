import { createHash } from 'node:crypto';

/** A file of ours that a page names. */
export interface LinkedFile {
  href: string;
  /** Hash of its content (Subresource Integrity); null where files change while they are served. */
  integrity: string | null;
}

export function integrityOf(body: Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
