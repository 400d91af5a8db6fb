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

/** Sets a cookie of this host that the server reads with the next request; kept to https where the page is. */
export function keepCookie({ name, maxAgeSeconds }: { name: string; maxAgeSeconds: number }, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
}

/** Removes a cookie of this host that script may see. The server sets them; here they only end. */
export function forgetCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** The same for a cookie that another party set, maybe for a domain above this host. */
export function forgetCookieOfAnyDomain(name: string): void {
  forgetCookie(name);
  const labels = window.location.hostname.split('.');
  for (let first = 0; first < labels.length - 1; first += 1) document.cookie = `${name}=; Path=/; Domain=${labels.slice(first).join('.')}; Max-Age=0; SameSite=Lax`;
}
