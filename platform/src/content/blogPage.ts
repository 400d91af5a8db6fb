import type { Culture } from '@foyer/contract/identifiers';
import { ownValue } from '@foyer/contract/ownValue';
import { blogTree } from './blogTree.ts';
import { composePage, type RawPage } from './composePage.ts';
import type { Layers } from './layers.ts';
import { inCulture, type LocalText } from './localText.ts';
import type { RawProperties } from './pageFile.ts';
import { readingMinutes } from './readingMinutes.ts';

/** Pages that stand for one category and one post each; nobody can ask for them by these paths. */
const templates = { category: '/blog/{category}', post: '/blog/{category}/{post}' } as const;

export const isBlogTemplate = (path: string): boolean => path === templates.category || path === templates.post;

/** Paths of the categories and posts. */
export function blogPaths(layers: Layers): string[] {
  return blogTree(layers).flatMap(({ path, posts }) => [path, ...posts.map((post) => post.path)]);
}

/**
 * The page of a category or a post, or null when there is none at the path: the editors' template with what the file
 * says, in the head and in the components of the blog.
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

function withBrand(title: LocalText): LocalText {
  const named = (text: string) => `${text} | {{brandName}}`;
  if (typeof title === 'string') return named(title);
  return { en: named(title.en), ...(title.zh === undefined ? {} : { zh: named(title.zh) }) };
}

/** Without what the file leaves out, so that the template's own words stand in. */
function given(properties: RawProperties): RawProperties {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined));
}
