import { hostNameOf } from '../kernel/sandboxApp.ts';

/**
 * Returns true for a caller on this machine that is not a web page of another site. Checks the host name, because DNS
 * rebinding would otherwise give any page access.
 */
export function isOwnCaller(header: (name: string) => string | undefined): boolean {
  const host = header('host');
  const name = hostNameOf(host);
  const isLoopback =
    name === 'localhost' || name.endsWith('.localhost') || /^127(\.\d{1,3}){3}$/.test(name) || name === '[::1]';
  if (!isLoopback) return false;
  const origin = header('origin');
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const site = header('sec-fetch-site');
  return site === undefined || site === 'same-origin' || site === 'none';
}
