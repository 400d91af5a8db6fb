import { brands } from '@foyer/brands/brands';
import type { CachedPage } from '../server/cachedPage.server.ts';
import { sharedMaxAgeSeconds } from '../server/pageCache.server.ts';
import type { Visit } from '../services/market/visit.ts';
import type { PageRequest } from './page/readPagePath.ts';
import { pageTagsOf } from './pageTags.ts';

/** How long the edge sends a page after its fresh time: while it fetches a new one, and while the origin fails. */
export const edgeStaleWhileRevalidateSeconds = 3600;
export const edgeStaleIfErrorSeconds = 86_400;

/** Key of all pages of a brand, because each depends on its flags. */
export function flagsKey(brandId: string): string {
  return `flags/${brandId}`;
}

/**
 * Keys by which the edge finds a page to purge. All derive from the request, so that a page from the shared tier has
 * them too.
 */
function surrogateKeysOf(requested: PageRequest, visit: Visit, release: string): string[] {
  const productNodeId = brands.find(({ id }) => id === visit.brandId)?.productNodeId;
  return [
    ...new Set([
      ...pageTagsOf(visit.brandId, requested.path),
      `node/${visit.nodeId}`,
      ...(productNodeId === undefined ? [] : [`node/${productNodeId}`]),
      `games/${visit.productId}`,
      flagsKey(visit.brandId),
      `release/${release}`,
    ]),
  ];
}

/** `Vary` of a response to a proven edge, which computed everything else that the page depends on. */
export const edgeVary = 'Foyer-Visit, Accept-Encoding';

/**
 * Headers for a proven edge. It may store players' pages too, because a page holds nothing of a player (decision 2).
 * Browsers behind it see neither these headers nor the complete `Vary`, so they must revalidate.
 */
export function edgeHeadersOf(page: CachedPage, visit: Visit, requested: PageRequest, release: string): string[] {
  if (page.status !== 200 || !page.isComplete)
    return ['Vary', edgeVary, 'Cache-Control', 'no-store', 'CDN-Cache-Control', 'no-store'];
  const lives = `max-age=${sharedMaxAgeSeconds(page)}, stale-while-revalidate=${edgeStaleWhileRevalidateSeconds}, stale-if-error=${edgeStaleIfErrorSeconds}`;
  return [
    'Vary',
    edgeVary,
    'Cache-Control',
    'private, no-cache',
    'CDN-Cache-Control',
    lives,
    'Surrogate-Key',
    surrogateKeysOf(requested, visit, release).join(' '),
  ];
}
