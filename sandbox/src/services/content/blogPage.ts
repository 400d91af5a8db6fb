import type { Culture } from '@foyer/contract/ids';
import { blogTree, readingMinutes } from './blogTree.ts';
import type { RawPage } from './composePage.ts';
import { fillTemplate } from './fillTemplate.ts';
import type { Layers } from './layers.ts';
import { inCulture } from './localText.ts';

/** Template pages for categories and posts. Visitors cannot request these paths. */
const templates = { category: '/blog/{category}', post: '/blog/{category}/{post}' } as const;

export const isBlogTemplate = (path: string): boolean => path === templates.category || path === templates.post;

/** Returns the paths of the categories and posts. */
export function blogPaths(layers: Layers): string[] {
  return blogTree(layers).flatMap(({ path, posts }) => [path, ...posts.map((post) => post.path)]);
}

/**
 * Returns the page of a category or post, or null if none is at the path. The page is the editors' template, filled
 * from the file in its head and its blog components.
 */
export function blogPage(layers: Layers, path: string, culture: Culture): RawPage | null {
  for (const category of blogTree(layers)) {
    const { categoryName, summary, menuImage } = category.file;
    if (category.path === path) {
      return fillTemplate(
        layers,
        templates.category,
        { title: categoryName, description: summary, path },
        {
          blogNavigation: { path },
          blogOverview: { heading: categoryName, path },
        },
      );
    }
    const post = category.posts.find((one) => one.path === path)?.file;
    if (post === undefined) continue;
    const { keywords, html = '', ...shown } = post;
    return fillTemplate(
      layers,
      templates.post,
      { title: post.title, description: post.summary, keywords, path },
      {
        blogNavigation: { path: category.path },
        blogArticle: {
          ...shown,
          html,
          categoryText: categoryName,
          categoryPath: category.path,
          filterNavigationImage: menuImage,
          minutes: readingMinutes(String(inCulture(html, culture, {}))),
        },
        blogRelated: { path },
      },
    );
  }
  return null;
}
