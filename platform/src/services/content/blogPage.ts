import type { Culture } from '@foyer/contract/identifiers';
import { ownValue } from '@foyer/contract/ownValue';
import { blogTree } from './blogTree.ts';
import { composePage, type RawPage } from './composePage.ts';
import type { Layers } from './layers.ts';
import { inCulture, type LocalText } from './localText.ts';
import type { RawProperties } from './pageFile.ts';
import { readingMinutes } from './readingMinutes.ts';

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
      return filled(
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
    return filled(
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

interface Head {
  readonly title: LocalText;
  readonly description: unknown;
  readonly keywords?: unknown;
  readonly path: string;
}

function filled(
  layers: Layers,
  template: string,
  { title, description, keywords, path }: Head,
  byAlias: Readonly<Record<string, RawProperties>>,
): RawPage | null {
  const page = composePage(layers, template);
  if (page === null) return null;
  const head = given({
    ...page.head,
    ...given({ title: withBrand(title), description, keywords }),
    canonicalUrl: path,
  });
  const components = page.components.map((component) => ({
    ...component,
    properties: { ...component.properties, ...given(ownValue(byAlias, component.alias) ?? {}) },
  }));
  return { head, components };
}

function withBrand(title: LocalText): unknown {
  const named = (text: string) => `${text} | {{brandName}}`;
  if (typeof title === 'string') return named(title);
  return Object.fromEntries(Object.entries(title).map(([culture, text = '']) => [culture, named(text)]));
}

/** Drops empty properties, so that the values of the template remain. */
function given(properties: RawProperties): RawProperties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
