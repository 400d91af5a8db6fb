import type { StorageGroup } from './consentGate.ts';
import { mayStore } from './consentGate.ts';
import { readCookie } from './cookies.ts';

/** A cookie that script may see. */
export function seeCookie({ name }: { name: string }): string | null {
  return readCookie(document.cookie, name);
}

/** The one cookie whose name begins so; null when there is none, or more than one. */
export function seeCookieBeginning({ name }: { name: string }): string | null {
  const found = document.cookie.split(';').flatMap((pair) => {
    const [own = '', ...value] = pair.trim().split('=');
    return own.startsWith(name) ? [value.join('=')] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * Sets a cookie of this host that the server reads with the next request; kept to https where the page is.
 * False when its group has no consent: nothing is set then.
 */
export function keepCookie(
  { name, group, maxAgeSeconds }: { name: string; group: StorageGroup; maxAgeSeconds: number },
  value: string,
): boolean {
  if (!mayStore(group)) return false;
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  return true;
}

/** Removes a cookie of this host that script may see. */
export function forgetCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** The same for a cookie that another party set, maybe for a domain above this host. */
export function forgetCookieOfAnyDomain(name: string): void {
  forgetCookie(name);
  const labels = window.location.hostname.split('.');
  for (let first = 0; first < labels.length - 1; first += 1)
    document.cookie = `${name}=; Path=/; Domain=${labels.slice(first).join('.')}; Max-Age=0; SameSite=Lax`;
}

/** Removes every cookie of this host that script may see and whose name begins so. */
export function forgetCookiesBeginning(name: string): void {
  for (const pair of document.cookie.split(';')) {
    const [own = ''] = pair.trim().split('=');
    if (own.startsWith(name)) forgetCookie(own);
  }
}
