/**
 * Whether `If-None-Match` names the version we would send. Compared weakly, as the header wants it: a CDN that compresses
 * marks our version as weak.
 */
export function isKnownVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',', 20).some((version) => version.trim().replace(/^W\//, '') === etag);
}
