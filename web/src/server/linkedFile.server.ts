import { createHash } from 'node:crypto';

/** A static file that a page links to. */
export interface LinkedFile {
  href: string;
  /** Hash of its content (Subresource Integrity); null during development, where files change. */
  integrity: string | null;
}

export function integrityOf(body: Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`;
}
