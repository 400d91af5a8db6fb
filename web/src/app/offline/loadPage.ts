/**
 * Loads the page of a navigation from the network.
 * @param preloadResponse response to the request that the browser sent while the worker started; undefined without
 * navigation preload
 * @param send sends the request
 * @throws when the network fails
 */
export async function loadPage<Page extends { readonly type: string }>(
  preloadResponse: Promise<Page | undefined>,
  send: () => Promise<Page>,
): Promise<Page> {
  const preloaded = await preloadResponse;
  // Without a connection Firefox resolves with a network error, where other browsers reject.
  return preloaded === undefined || preloaded.type === 'error' ? send() : preloaded;
}
