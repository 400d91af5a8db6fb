import { brands as allBrands } from '@foyer/brands/brands';
import type { Brand } from '@foyer/brands/market';
import { pageLookup, pagesList } from '@foyer/contract/content';
import { escapeHtml } from '@foyer/contract/escapeHtml';
import { pageAddress, pagePath } from '@foyer/contract/pagePath';
import * as v from 'valibot';
import type { CachedCalls } from '../server/upstreamCache.server.ts';
import { isPageOff } from '../services/market/isPageOff.ts';
import type { Visit } from '../services/market/visit.ts';
import { brandOfHost } from '../services/market/visit.ts';
import { canonicalPath } from './page/canonicalPath.ts';

export interface SiteMap {
  /** `robots.txt`; names the site map when there is one. */
  robots(visit: Visit, host: string | undefined): Promise<string>;
  /** `sitemap.xml`; null when nothing may be indexed or the content service fails. */
  map(visit: Visit, host: string | undefined): Promise<string | null>;
}

/**
 * Paths of this market that search engines may index (PG-10): pages with robots enabled that are their own canonical
 * page. Null when the content service fails, because an incomplete list is worse than none.
 */
async function indexedPages(
  visit: Pick<Visit, 'brandId' | 'nodeId' | 'culture' | 'countryIso2' | 'off'>,
  cachedUpstream: CachedCalls,
): Promise<string[] | null> {
  const { brandId, nodeId, culture, countryIso2 } = visit;
  const brand = allBrands.find(({ id }) => id === brandId);
  const list = await cachedUpstream.call(pagesList, { params: { brand: brandId } });
  if (!list.ok) return null;
  // A path with a placeholder is a template, not a page.
  const ours = list.value.filter(
    ({ NodeId, Path }) =>
      (NodeId === nodeId || NodeId === brand?.productNodeId) &&
      v.is(pagePath, Path) &&
      !/[{}]/.test(Path) &&
      !isPageOff(visit, Path),
  );
  const paths = [...new Set(ours.map(({ Path }) => Path))].toSorted();
  const indexed = await Promise.all(
    paths.map(async (path) => {
      const page = await cachedUpstream.call(pageLookup, {
        params: { brand: brandId },
        body: { path, nodeId, culture, ...(countryIso2 === null ? {} : { countryCode: countryIso2 }) },
      });
      if (!page.ok) return page.failure.kind === 'refused' ? false : null;
      const { robots, canonicalUrl } = page.value.Properties;
      return (
        robots === true &&
        (canonicalUrl === undefined ||
          canonicalUrl === '' ||
          canonicalPath(canonicalUrl, brand?.hosts ?? []) === pageAddress(path))
      );
    }),
  );
  return indexed.includes(null) ? null : paths.filter((_path, index) => indexed[index] === true);
}

/** Files that search engines request from a host (PG-10), from cached content. */
export function createSiteMap(
  cachedUpstream: CachedCalls,
  brands: readonly Brand[],
  scheme: 'http' | 'https',
): SiteMap {
  /** The requested host, so that a site map names its own host. An unknown host gets the brand's main host (A1). */
  const originOf = (visit: Visit, host: string | undefined) =>
    `${scheme}://${host !== undefined && brandOfHost(brands, host) !== null ? host : (brands.find(({ id }) => id === visit.brandId)?.hosts[0] ?? 'localhost')}`;

  return {
    async robots(visit, host) {
      const paths = await indexedPages(visit, cachedUpstream);
      const lines = [
        'User-agent: *',
        'Disallow: /api/',
        ...(paths === null || paths.length === 0 ? [] : [`Sitemap: ${originOf(visit, host)}/sitemap.xml`]),
      ];
      return `${lines.join('\n')}\n`;
    },
    async map(visit, host) {
      const paths = await indexedPages(visit, cachedUpstream);
      if (paths === null || paths.length === 0) return null;
      const urls = paths.map(
        (path) => `<url><loc>${escapeHtml(originOf(visit, host) + pageAddress(path))}</loc></url>`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
    },
  };
}
