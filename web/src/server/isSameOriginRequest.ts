interface RequestOrigin {
  secFetchSite: string | null;
  origin: string | null;
  /** Scheme and host that received the request. */
  ownOrigin: string;
  requestedBy: string | null;
}

/**
 * A7: whether a POST is same-origin: by `Sec-Fetch-Site`, or by `Origin` when that is missing; and it must have the
 * site's own header.
 */
export function isSameOriginRequest({ secFetchSite, origin, ownOrigin, requestedBy }: RequestOrigin): boolean {
  if (requestedBy !== 'foyer') return false;
  if (secFetchSite !== null) return secFetchSite === 'same-origin';
  return origin === ownOrigin;
}
