import type {
  blogArticleProperties,
  blogNavigationProperties,
  blogOverviewProperties,
  blogRelatedProperties,
} from '@foyer/contract/blocks';
import { nodesByAlias } from '@foyer/contract/content';
import type * as v from 'valibot';
import type { BlockLookups, BlockResolver } from '../../domain/block/blockResolver.server.ts';
import { cleanHtml } from '../../server/cleanHtml.server.ts';
import { contentQuery } from '../../services/market/contentQuery.ts';
import { articleParts } from './articleParts.ts';
import type { BlogArticleBlock } from './BlogArticle.tsx';
import { blogCategories } from './blogCategories.ts';
import type { BlogCategory } from './blogCategories.ts';
import { parseBlogDate } from './blogDate.ts';
import type { BlogNavigationBlock } from './BlogNavigation.tsx';
import type { BlogOverviewBlock } from './BlogOverview.tsx';
import type { BlogRelatedBlock } from './BlogRelated.tsx';
import { selectCategory, selectOverview, selectRelated } from './blogSelection.ts';

/** Loads the market's blog; null if the content service fails. */
async function categoriesFor(
  { visit, cachedUpstream, report = () => undefined }: BlockLookups,
  reportsProblems: boolean,
): Promise<BlogCategory[] | null> {
  const response = await cachedUpstream.call(nodesByAlias, {
    params: { nodeId: String(visit.nodeId), includeChildren: 'true' },
    query: { type: 'blogCategory', ...contentQuery(visit) },
  });
  return response.ok
    ? blogCategories(response.value, reportsProblems ? report : () => undefined, visit.pictureOrigins)
    : null;
}

async function resolveNavigation(
  { allText = '', navigationMenuIcon, path }: v.InferOutput<typeof blogNavigationProperties>,
  lookups: BlockLookups,
): Promise<BlogNavigationBlock | null> {
  // The list of posts on the same page reports the same defects, so they are not reported here again.
  const categories = await categoriesFor(lookups, false);
  if (categories === null) return null;
  return {
    allText,
    allImage: navigationMenuIcon ?? null,
    current: path ?? null,
    categories: categories.map(({ name, path: address, menuImage }) => ({ name, path: address, menuImage })),
  };
}

async function resolveOverview(
  { heading = '', featuredPostsHeader = '', path }: v.InferOutput<typeof blogOverviewProperties>,
  lookups: BlockLookups,
): Promise<BlogOverviewBlock | null> {
  const categories = await categoriesFor(lookups, true);
  if (categories === null) return null;
  const category = categories.find((one) => one.path === path);
  if (path === undefined)
    return { heading, isCategory: false, featuredHeading: featuredPostsHeader, ...selectOverview(categories) };
  const selection = category === undefined ? { feature: null, featured: [], sections: [] } : selectCategory(category);
  return { heading, isCategory: true, featuredHeading: '', ...selection };
}

/** The article's text comes with its page, so it is shown even if the list of posts fails to load (F1). */
async function resolveArticle(
  properties: v.InferOutput<typeof blogArticleProperties>,
  { report }: BlockLookups,
): Promise<BlogArticleBlock> {
  const {
    title = '',
    summary = '',
    categoryText = '',
    categoryPath,
    filterNavigationImage,
    dateCreated,
    minutes,
    author = '',
    heroImage,
    heroImageAlt = '',
    html = '',
  } = properties;
  const date = parseBlogDate(dateCreated);
  if (date === null) report?.('dateCreated');
  // PG-14: editors' HTML is sanitised before it becomes part of a page.
  return {
    title,
    summary,
    categoryText,
    categoryPath: categoryPath ?? null,
    categoryImage: filterNavigationImage ?? null,
    date,
    minutes: html === '' ? null : (minutes ?? null),
    author,
    heroImage: heroImage ?? null,
    heroImageAlt,
    ...articleParts(cleanHtml(html)),
  };
}

async function resolveRelated(
  { heading = '', path = '' }: v.InferOutput<typeof blogRelatedProperties>,
  lookups: BlockLookups,
): Promise<BlogRelatedBlock | null> {
  const categories = await categoriesFor(lookups, false);
  return categories === null ? null : { heading, posts: selectRelated(categories, path) };
}

export const blogResolvers: Readonly<Record<string, BlockResolver>> = {
  blogNavigation: resolveNavigation,
  blogOverview: resolveOverview,
  blogArticle: resolveArticle,
  blogRelated: resolveRelated,
};
