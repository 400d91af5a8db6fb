import type { BlogCategory, BlogPost } from './blogCategories.ts';
import { byDateDescending } from './blogDate.ts';

/** S9: number of posts in the latest section. */
export const latestLimit = 4;
export const featuredLimit = 4;
export const relatedLimit = 4;

export interface BlogSection {
  heading: string;
  /** Page of the category; null on that page itself. */
  viewAllUrl: string | null;
  posts: readonly BlogPost[];
}

export interface BlogSelection {
  feature: BlogPost | null;
  featured: readonly BlogPost[];
  sections: readonly BlogSection[];
}

/** Selects the posts of the overview: the newest one large, the featured ones, and the latest of every category. */
export function selectOverview(categories: readonly BlogCategory[]): BlogSelection {
  const all = byDateDescending(categories.flatMap(({ posts }) => posts));
  const [feature = null, ...rest] = all;
  const chosen = categories.flatMap(({ featuredIds, posts }) =>
    featuredIds.flatMap((id) => posts.find((post) => post.id === id) ?? []),
  );
  const featured = distinct([...chosen, ...rest]).filter((post) => post.id !== feature?.id);
  return {
    feature,
    featured: featured.slice(0, featuredLimit),
    sections: categories
      .filter(({ showsLatest, posts }) => showsLatest && posts.length > 0)
      .map(({ latestHeader, path, posts }) => ({
        heading: latestHeader,
        viewAllUrl: path,
        posts: posts.slice(0, latestLimit),
      })),
  };
}

/** Selects the posts of a category page: its newest one large and the others below. */
export function selectCategory({ latestHeader, posts }: BlogCategory): BlogSelection {
  const [feature = null, ...rest] = posts;
  return {
    feature,
    featured: [],
    sections: rest.length === 0 ? [] : [{ heading: latestHeader, viewAllUrl: null, posts: rest }],
  };
}

/** Selects further posts for the reader of an article, those of the same category first. */
export function selectRelated(categories: readonly BlogCategory[], path: string): BlogPost[] {
  const isSame = ({ posts }: BlogCategory) => posts.some((post) => post.path === path);
  const [same, others] = [categories.filter(isSame), categories.filter((category) => !isSame(category))];
  const posts = [
    ...same.flatMap((category) => category.posts),
    ...byDateDescending(others.flatMap((category) => category.posts)),
  ];
  return posts.filter((post) => post.path !== path).slice(0, relatedLimit);
}

function distinct(posts: readonly BlogPost[]): BlogPost[] {
  return posts.filter((post, at) => posts.findIndex((other) => other.id === post.id) === at);
}
