import type { ContentNode } from '@foyer/contract/content';
import { expect, test, vi } from 'vitest';
import { failed, success } from '../../base/result.ts';
import type { BlockLookups } from '../../domain/block/blockResolver.server.ts';
import { visitFixture } from '../../services/market/visitFixture.ts';
import { blogResolvers } from './blocks.server.ts';

/** Lookups over a content service that returns these nodes, or fails for null. */
function lookups(nodes: readonly ContentNode[] | null): {
  lookups: BlockLookups;
  report: ReturnType<typeof vi.fn<(field: string) => void>>;
} {
  const report = vi.fn<(field: string) => void>();
  const call = () => Promise.resolve(nodes === null ? failed({ kind: 'timeout' }) : success(nodes));
  return {
    report,
    lookups: { visit: visitFixture({ nodeId: 1101 }), cachedUpstream: { call }, report } as unknown as BlockLookups,
  };
}
const resolve = (alias: string, properties: object, from: BlockLookups) =>
  blogResolvers[alias]?.(properties as never, from);

test.each(['blogNavigation', 'blogOverview', 'blogRelated'])(
  'BL-01 %s is omitted when the content service fails',
  async (alias) => {
    expect(await resolve(alias, { path: '/blog/guides' }, lookups(null).lookups)).toBeNull();
  },
);

test('BL-01 shows an article although the list of posts failed', async () => {
  const { lookups: none, report } = lookups(null);
  expect(
    await resolve(
      'blogArticle',
      { title: 'A post', html: '<p>Words</p>', minutes: 2, dateCreated: '01-02-2026' },
      none,
    ),
  ).toMatchObject({ title: 'A post', html: '<p>Words</p>', minutes: 2, date: '2026-02-01' });
  expect(report).not.toHaveBeenCalled();
});

test('BL-01 PG-14 an invalid article date is dropped and reported, and the HTML is sanitized', async () => {
  const { lookups: none, report } = lookups(null);
  const article = await resolve(
    'blogArticle',
    { title: 'A post', dateCreated: 'soon', html: '<h2 onclick="x()">Part</h2><script>x()</script><p>Words</p>' },
    none,
  );
  expect(article).toMatchObject({ date: null, html: '<h2 id="part-1" tabindex="-1">Part</h2><p>Words</p>' });
  expect(report.mock.calls).toEqual([['dateCreated']]);
});

test('BL-01 the navigation has the images of the blog and its categories and marks the current one', async () => {
  const guides = {
    Id: 1,
    Name: 'Guides',
    Alias: 'blogCategory',
    Properties: { path: '/blog/guides', categoryName: 'All guides', menuImage: '/icons/guides.svg' },
    Children: [],
  };
  expect(
    await resolve(
      'blogNavigation',
      { allText: 'All', navigationMenuIcon: '/icons/all.svg', path: '/blog/guides' },
      lookups([guides]).lookups,
    ),
  ).toEqual({
    allText: 'All',
    allImage: '/icons/all.svg',
    current: '/blog/guides',
    categories: [{ name: 'All guides', path: '/blog/guides', menuImage: '/icons/guides.svg' }],
  });
});

test('BL-01 the overview has section headings, and the texts and image of each post', async () => {
  const post = (Id: number, dateCreated: string) => ({
    Id,
    Name: `Post ${Id}`,
    Alias: 'blogPost',
    Children: [],
    Properties: {
      path: `/blog/guides/${Id}`,
      categoryText: 'A guide',
      dateCreated,
      heroImage: `/pictures/${Id}.webp`,
      heroImageAlt: 'A lantern',
    },
  });
  const guides = {
    Id: 1,
    Name: 'Guides',
    Alias: 'blogCategory',
    Children: [post(2, '01-02-2026'), post(3, '02-02-2026')],
    Properties: {
      path: '/blog/guides',
      categoryName: 'Guides',
      latestSectionHeader: 'Latest in guides',
      latestSection: true,
      featuredSection: [2],
    },
  };
  const second = {
    id: 2,
    categoryText: 'A guide',
    date: '2026-02-01',
    heroImage: '/pictures/2.webp',
    heroImageAlt: 'A lantern',
  };
  expect(
    await resolve(
      'blogOverview',
      { heading: 'Blog', featuredPostsHeader: 'Featured posts' },
      lookups([guides]).lookups,
    ),
  ).toMatchObject({
    featuredHeading: 'Featured posts',
    feature: { id: 3 },
    featured: [second],
    sections: [{ heading: 'Latest in guides', viewAllUrl: '/blog/guides', posts: [{ id: 3 }, second] }],
  });
});

test('BL-01 an article has its category, author and image', async () => {
  const properties = {
    title: 'A post',
    categoryText: 'A guide',
    categoryPath: '/blog/guides',
    filterNavigationImage: '/icons/guides.svg',
    dateCreated: '01-02-2026',
    author: 'The editors',
    heroImage: '/pictures/2.webp',
    heroImageAlt: 'A lantern',
  };
  expect(await resolve('blogArticle', properties, lookups(null).lookups)).toMatchObject({
    categoryText: 'A guide',
    categoryPath: '/blog/guides',
    categoryImage: '/icons/guides.svg',
    author: 'The editors',
    heroImage: '/pictures/2.webp',
    heroImageAlt: 'A lantern',
  });
});

test('BL-01 an empty blog and an unknown category have no posts', async () => {
  const empty = { feature: null, featured: [], sections: [] };
  expect(await resolve('blogOverview', { heading: 'Blog' }, lookups([]).lookups)).toMatchObject({
    ...empty,
    isCategory: false,
  });
  expect(await resolve('blogOverview', { heading: 'Guides', path: '/blog/guides' }, lookups([]).lookups)).toMatchObject(
    { ...empty, isCategory: true },
  );
});
