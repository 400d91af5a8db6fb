import { domainsOf, readCookie } from './cookies.ts';
import type { StorageGroup } from './storageConsent.ts';
import { canStore } from './storageConsent.ts';

/** Values that the browser refused, for the life of the page. */
const refused = new Map<string, string>();

/** Reads a cookie that scripts may see, or the value of this page that the browser refused to store. */
export function getCookie({ name }: { name: string }): string | null {
  return readCookie(document.cookie, name) ?? refused.get(name) ?? null;
}

/** Reads the only cookie whose name has this prefix; null when there is none or several. */
export function getCookieByPrefix({ name }: { name: string }): string | null {
  const found = document.cookie.split('; ').flatMap((pair) => {
    const [own = '', ...value] = pair.split('=');
    return own.startsWith(name) ? [value.join('=')] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * Sets a cookie of this host for the server; secure on HTTPS. Removes a cookie of a parent domain that hides it, and
 * reads the value back: a busy browser stores a cookie later than it says, and a read waits for it, so that the next
 * request has it. Returns false when the value holds for this page only, because the browser refused it, and without
 * consent for its group, when nothing is set.
 */
export function setCookie(
  { name, group, maxAgeSeconds }: { name: string; group: StorageGroup; maxAgeSeconds: number },
  value: string,
): boolean {
  if (!canStore(group)) return false;
  deleteCookie(name);
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  const isStored = readCookie(document.cookie, name) === value;
  if (!isStored) refused.set(name, value);
  return isStored;
}

/**
 * Removes a cookie that scripts may see, whether of this host or of a parent domain. Returns whether it is gone: a browser
 * stores cookies later than it says, and a read waits for it.
 */
export function deleteCookie(name: string): boolean {
  refused.delete(name);
  for (const domain of ['', ...domainsOf(window.location.hostname).map((parent) => `; Domain=${parent}`)])
    document.cookie = `${name}=; Path=/${domain}; Max-Age=0; SameSite=Lax`;
  return readCookie(document.cookie, name) === null;
}

/** Removes every cookie with this name prefix that scripts may see. */
export function deleteCookiesByPrefix(name: string): void {
  for (const pair of document.cookie.split('; ')) {
    const [own = ''] = pair.split('=');
    if (own.startsWith(name)) deleteCookie(own);
  }
}
