import type { Brand } from '@foyer/brands/market';
import type { Visit } from '../market/visit.ts';
import { brandOfHost } from '../market/visit.ts';
import { indexedPages } from '../page/indexedPages.server.ts';
import type { CachedCalls } from '../server/upstreamCache.server.ts';

export interface SiteMap {
  /** `robots.txt`; names the map where there is one. */
  robots(visit: Visit, host: string | undefined): Promise<string>;
  /** `sitemap.xml`; null where nothing may be indexed, or nobody can say what. */
  map(visit: Visit, host: string | undefined): Promise<string | null>;
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** What search engines ask a host for before its pages (PG-10). Its answers come from the content service's, which are kept. */
export function createSiteMap(
  cachedUpstream: CachedCalls,
  brands: readonly Brand[],
  scheme: 'http' | 'https',
): SiteMap {
  /** The host that was asked, so that a map stands on the host it speaks of; a host of no brand gets the brand's own (A1). */
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
      const urls = paths.map((path) => `<url><loc>${escapeXml(originOf(visit, host) + encodeURI(path))}</loc></url>`);
      return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
    },
  };
}
