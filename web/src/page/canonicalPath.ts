/**
 * The path that a canonical address names on this site: a path as it is, or the path of an absolute address on one of the
 * brand's own hosts. Undefined for every other host and scheme, so that an editor's slip sends no search engine elsewhere.
 */
export function canonicalPath(address: string | undefined, hosts: readonly string[]): string | undefined {
  if (address === undefined) return undefined;
  if (isPath(address)) return address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, username, pathname, search } = new URL(address);
  if (username !== '' || !hosts.includes(hostname) || !isPath(pathname)) return undefined;
  return pathname + search;
}

const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);
