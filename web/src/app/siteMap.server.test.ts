import { brands } from '@foyer/brands/brands';
import { expect, test } from 'vitest';
import type { CachedCalls } from '../server/upstreamCache.server.ts';
import { visitFixture } from '../services/market/visitFixture.ts';
import { createSiteMap } from './siteMap.server.ts';

const visit = visitFixture({ nodeId: 1103, countryIso2: null });
type Page = { robots?: boolean; canonicalUrl?: string } | 'missing' | 'failed';

/** A site map over a content service with these pages, under the product node unless `nodes` names another. */
function siteMap(pages: Record<string, Page>, nodes: Record<string, number> = {}) {
  const cachedUpstream = {
    async call({ name }: { name: string }, input: { body?: { path: string } }) {
      if (name === 'pagesList')
        return { ok: true, value: Object.keys(pages).map((Path, Id) => ({ Id, Path, NodeId: nodes[Path] ?? 1100 })) };
      const page = pages[input.body?.path ?? ''] ?? 'missing';
      if (page === 'missing') return { ok: false, failure: { kind: 'refused', status: 404 } };
      if (page === 'failed') return { ok: false, failure: { kind: 'timeout' } };
      return { ok: true, value: { Id: 1, Path: input.body?.path, Properties: { ...page, components: [] } } };
    },
  } as unknown as CachedCalls;
  return createSiteMap(cachedUpstream, brands, 'https');
}
const addresses = (map: string | null) => [...(map ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('PG-10 the site map lists the indexable pages of this market at the requested host', async () => {
  const open = { robots: true };
  const { map, robots } = siteMap(
    {
      '/': open,
      '/help': open,
      '/terms': {},
      '/old': { robots: true, canonicalUrl: '/help' },
      '/own': { robots: true, canonicalUrl: '/own' },
      '/gone': 'missing',
      '/game/{id}': open,
      '//evil': open,
      '/a&b': open,
      '/a b': open,
      '/文章': { robots: true, canonicalUrl: '/文章' },
      '/uk-only': open,
    },
    { '/uk-only': 1101 },
  );
  expect(addresses(await map(visit, 'regency.localhost:3000'))).toEqual(
    ['/', '/a&amp;b', '/help', '/own', '/%E6%96%87%E7%AB%A0'].map((path) => `https://regency.localhost:3000${path}`),
  );
  expect(await robots(visit, 'regency.localhost:3000')).toContain(
    'Sitemap: https://regency.localhost:3000/sitemap.xml',
  );
});

test('PG-10 A1 the site map and robots.txt never repeat an unknown host', async () => {
  const { map, robots } = siteMap({ '/': { robots: true } });
  for (const host of ['evil.example', 'regency.localhost@evil.example', undefined]) {
    expect(addresses(await map(visit, host))).toEqual(['https://regency.localhost/']);
    expect(await robots(visit, host)).toContain('Sitemap: https://regency.localhost/sitemap.xml');
  }
});

test('PG-10 without indexable pages or after a failed lookup, robots.txt names no site map', async () => {
  for (const pages of [{}, { '/': {} }, { '/': { robots: true }, '/help': 'failed' }] satisfies Record<
    string,
    Page
  >[]) {
    const { map, robots } = siteMap(pages);
    expect(await map(visit, 'regency.localhost')).toBeNull();
    expect(await robots(visit, 'regency.localhost')).toBe('User-agent: *\nDisallow: /api/\n');
  }
});

test('PG-10 the site map names no page of a capability that is off', async () => {
  const { map } = siteMap({ '/': { robots: true }, '/promotions': { robots: true }, '/blog/rules': { robots: true } });
  expect(addresses(await map({ ...visit, off: ['promotions', 'blog'] }, 'regency.localhost'))).toHaveLength(1);
});
