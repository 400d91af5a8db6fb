import { readCookie } from './cookies.ts';
import type { StorageGroup } from './storageConsent.ts';
import { canStore } from './storageConsent.ts';

/** Reads a cookie that scripts may see. */
export function getCookie({ name }: { name: string }): string | null {
  return readCookie(document.cookie, name);
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
 * Sets a cookie of this host for the server; secure on HTTPS. Returns false, and sets nothing, without consent for its
 * group.
 */
export function setCookie(
  { name, group, maxAgeSeconds }: { name: string; group: StorageGroup; maxAgeSeconds: number },
  value: string,
): boolean {
  if (!canStore(group)) return false;
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  return true;
}

/** Removes a cookie of this host that scripts may see. */
export function deleteCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** Removes a cookie that another party may have set for a parent domain. */
export function deleteCookieOnAllDomains(name: string): void {
  deleteCookie(name);
  const labels = window.location.hostname.split('.');
  for (let first = 0; first < labels.length - 1; first += 1)
    document.cookie = `${name}=; Path=/; Domain=${labels.slice(first).join('.')}; Max-Age=0; SameSite=Lax`;
}

/** Removes every cookie of this host with this name prefix that scripts may see. */
export function deleteCookiesByPrefix(name: string): void {
  for (const pair of document.cookie.split('; ')) {
    const [own = ''] = pair.split('=');
    if (own.startsWith(name)) deleteCookie(own);
  }
}
