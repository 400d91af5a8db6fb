import { parseUrl } from '../../base/parseUrl.ts';

/**
 * Path of a canonical address on this site, percent-encoded as browsers send it: relative addresses, and absolute ones
 * on the brand's own hosts. Returns undefined for other hosts and schemes, so that an editor's mistake cannot send search
 * engines to another site.
 */
export function canonicalPath(address: string | undefined, hosts: readonly string[]): string | undefined {
  if (address === undefined) return undefined;
  const [host] = hosts;
  const url = isPath(address)
    ? parseUrl(`https://${host}${address}`)
    : /^https?:\/\//i.test(address)
      ? parseUrl(address)
      : null;
  if (url === null) return undefined;
  const { hostname, username, pathname, search } = url;
  if (username !== '' || !hosts.includes(hostname) || !isPath(pathname)) return undefined;
  return pathname + search;
}

const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);
