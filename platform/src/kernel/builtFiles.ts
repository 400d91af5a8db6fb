import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownValue } from '@foyer/contract/ownValue';

const kinds: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  woff: 'font/woff',
};

/** A file is no page: opened by itself it may do nothing. */
export const builtFileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** What a route's `:file` may be for {@link builtFile}: a name without a path. */
export const builtFileName = '[\\w-]+\\.(js|css|woff2|woff)';

/** A file of a build's `assets/`, whose name changes with what is in it; null where there is none. */
export async function builtFile(folder: string, file: string): Promise<Response | null> {
  const bytes = await readFile(join(folder, 'assets', file)).catch(() => null);
  if (bytes === null) return null;
  const kind = ownValue(kinds, file.slice(file.lastIndexOf('.') + 1)) ?? 'application/octet-stream';
  return new Response(bytes, {
    headers: { ...builtFileHeaders, 'content-type': kind, 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
