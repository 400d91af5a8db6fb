import type { ContentNode } from '@foyer/contract/content';
import { contentId } from '@foyer/contract/contentId';
import { readingMinutes } from '@foyer/contract/readingMinutes';
import { closestDocuments } from './closestDocuments.ts';
import type { DocumentOf, Place } from './documents.ts';
import { fillFacts, toProperties } from './toProperties.ts';

type Category = DocumentOf<'categories'>;
type Post = DocumentOf<'posts'>;

export interface BlogDocuments {
  readonly categories: readonly Category[];
  readonly posts: readonly Post[];
}

interface BlogCategory {
  readonly category: Category;
  readonly path: string;
  readonly posts: readonly { readonly post: Post; readonly path: string }[];
}

/** Pages from which those of categories and posts are made. Nobody can open them. */
export const blogTemplates = { category: '/blog/{category}', post: '/blog/{category}/{post}' } as const;

/** The blog of a place. Posts without a category are hidden. */
export function blogTree({ categories, posts }: BlogDocuments, place: Place, onConflict: () => void): BlogCategory[] {
  const ownPosts = closestDocuments(posts, place, ({ category, slug }) => `${category}/${slug}`, onConflict);
  return closestDocuments(categories, place, ({ slug }) => slug, onConflict)
    .toSorted((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1))
    .map((category) => ({
      category,
      path: `/blog/${category.slug}`,
      posts: ownPosts
        .filter((post) => post.category === category.slug)
        .map((post) => ({ post, path: `/blog/${category.slug}/${post.slug}` })),
    }));
}

export const blogPaths = (tree: readonly BlogCategory[]): string[] =>
  tree.flatMap(({ path, posts }) => [path, ...posts.map((post) => post.path)]);

/** What a category or post writes into its template: fields of the head, and of blocks by alias. */
export interface BlogFilling {
  readonly template: string;
  readonly head: Readonly<Record<string, unknown>>;
  readonly byAlias: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Filling of the template for a category or post; null when none is at the path. */
export function blogFilling(tree: readonly BlogCategory[], path: string): BlogFilling | null {
  for (const { category, path: categoryPath, posts } of tree) {
    const { categoryName, summary, menuImage } = category;
    if (categoryPath === path)
      return {
        template: blogTemplates.category,
        head: { title: `${categoryName} | {{brandName}}`, description: summary, canonicalUrl: path },
        byAlias: { blogNavigation: { path }, blogOverview: { heading: categoryName, path } },
      };
    const post = posts.find((one) => one.path === path)?.post;
    if (post === undefined) continue;
    const { title, summary: description, keywords, html, author, dateCreated, heroImage, heroImageAlt } = post;
    return {
      template: blogTemplates.post,
      head: { title: `${title} | {{brandName}}`, description, keywords, canonicalUrl: path },
      byAlias: {
        blogNavigation: { path: categoryPath },
        blogArticle: {
          title,
          summary: description,
          html,
          author,
          dateCreated,
          heroImage,
          heroImageAlt,
          categoryText: categoryName,
          categoryPath,
          filterNavigationImage: menuImage,
          minutes: readingMinutes(fillFacts(html ?? '', {})),
        },
        blogRelated: { path },
      },
    };
  }
  return null;
}

/** The blog as nodes of a place. Ids follow from slugs. */
export function blogNodes(tree: readonly BlogCategory[], placeKey: string, facts: Place['facts']): ContentNode[] {
  return tree.map(({ category, path, posts }) => {
    const idOf = (slug: string) => contentId(`${placeKey}/blog/${category.slug}/${slug}`);
    const { categoryName, summary, menuImage, latestSectionHeader, latestSection, featuredSection } = category;
    const name = fillFacts(categoryName, facts);
    return {
      Id: contentId(`${placeKey}/blog/${category.slug}`),
      Name: name,
      Alias: 'blogCategory',
      Properties: {
        path,
        ...toProperties({ categoryName, summary, menuImage, latestSectionHeader, latestSection }, facts),
        featuredSection: featuredSection.filter((slug) => posts.some(({ post }) => post.slug === slug)).map(idOf),
      },
      Children: posts.map(({ post, path: postPath }) => ({
        Id: idOf(post.slug),
        Name: fillFacts(post.title, facts),
        Alias: 'blogPost',
        Properties: {
          path: postPath,
          categoryText: name,
          minutes: readingMinutes(fillFacts(post.html ?? '', facts)),
          ...toProperties(
            { dateCreated: post.dateCreated, heroImage: post.heroImage, heroImageAlt: post.heroImageAlt },
            facts,
          ),
        },
        Children: [],
      })),
    };
  });
}
