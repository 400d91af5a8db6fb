/**
 * Whether `If-None-Match` contains the current ETag. Compares weakly (RFC 9110), because a compressing CDN makes ETags
 * weak.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',', 20).some((version) => version.trim().replace(/^W\//, '') === etag);
}
