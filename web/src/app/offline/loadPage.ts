interface Navigation {
  readonly request: Request;
  /** Response to the request that the browser sent while the worker started; undefined without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>;
}

/**
 * Loads the page of a navigation from the network.
 * @throws when the network fails
 */
export async function loadPage(
  { request, preloadResponse }: Navigation,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const preloaded = await preloadResponse;
  // Without a connection Firefox resolves with a network error, where other browsers reject.
  return preloaded === undefined || preloaded.type === 'error' ? send(request) : preloaded;
}
