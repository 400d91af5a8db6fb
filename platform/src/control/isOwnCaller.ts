import { hostNameOf } from '../kernel/platformApp.ts';

/**
 * True for a caller on this machine that is no web page of another site. The host name is checked because a name that
 * was made to point at this machine would otherwise let any page in.
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
