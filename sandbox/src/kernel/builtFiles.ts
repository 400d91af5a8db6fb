import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownValue } from '@foyer/contract/ownValue';

const kinds: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  woff: 'font/woff',
};

/** Headers that disable everything when the file is opened as a document. */
export const builtFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Pattern of the `:file` parameter for {@link builtFile}: a name without a path. */
export const builtFileName = '[\\w-]+\\.(js|css|woff2|woff)';

/** Serves a file of a build's `assets/`, whose name contains a content hash; null if the file does not exist. */
export async function builtFile(folder: string, file: string): Promise<Response | null> {
  const bytes = await readFile(join(folder, 'assets', file)).catch(() => null);
  if (bytes === null) return null;
  const kind = ownValue(kinds, file.slice(file.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
  return new Response(bytes, {
    headers: { ...builtFileHeaders, 'content-type': kind, 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
