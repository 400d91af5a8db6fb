import { brands } from '@foyer/brands/brands';
import { pageLookup, pagesList } from '@foyer/contract/content';
import type { Visit } from '../market/visit.ts';
import type { CachedCalls } from '../server/upstreamCache.server.ts';
import { canonicalPath } from './canonicalPath.ts';

/**
 * Paths of this market that search engines may index (PG-10): pages for which an editor has enabled robots and that are
 * their own canonical page. Null where the content service does not say: better no list than half of one.
 */
export async function indexedPages(
  { brandId, nodeId, countryIso2 }: Pick<Visit, 'brandId' | 'nodeId' | 'countryIso2'>,
  cachedUpstream: CachedCalls,
): Promise<string[] | null> {
  const brand = brands.find(({ id }) => id === brandId);
  const list = await cachedUpstream.call(pagesList, { params: { brand: brandId } });
  if (!list.ok) return null;
  // A path with a placeholder stands for many pages and is none itself.
  const ours = list.value.filter(
    ({ NodeId, Path }) => (NodeId === nodeId || NodeId === brand?.productNodeId) && /^\/(?![/\\])[^{}]*$/.test(Path),
  );
  const paths = [...new Set(ours.map(({ Path }) => Path))].toSorted();
  const indexed = await Promise.all(
    paths.map(async (path) => {
      const page = await cachedUpstream.call(pageLookup, {
        params: { brand: brandId },
        body: { path, nodeId, ...(countryIso2 === null ? {} : { countryCode: countryIso2 }) },
      });
      if (!page.ok) return page.failure.kind === 'refused' ? false : null;
      const { robots, canonicalUrl } = page.value.Properties;
      return (
        robots === true &&
        (canonicalUrl === undefined || canonicalUrl === '' || canonicalPath(canonicalUrl, brand?.hosts ?? []) === path)
      );
    }),
  );
  return indexed.includes(null) ? null : paths.filter((_path, index) => indexed[index] === true);
}
