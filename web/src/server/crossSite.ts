interface RequestOrigin {
  secFetchSite: string | null;
  origin: string | null;
  /** Scheme and host that the request was sent to. */
  ownOrigin: string;
  requestedBy: string | null;
}

/** A7: a POST is ours when the browser says so, or, where it does not, its origin is our own; and always with our header. */
export function isOwnRequest({ secFetchSite, origin, ownOrigin, requestedBy }: RequestOrigin): boolean {
  if (requestedBy !== 'foyer') return false;
  if (secFetchSite !== null) return secFetchSite === 'same-origin';
  return origin === ownOrigin;
}
