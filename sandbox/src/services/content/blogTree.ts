import type { BlogCategoryFile, BlogPostFile } from './blogFile.ts';
import { filesOf, type Layers } from './layers.ts';

/** Reading speed: words per minute for languages with spaces, and characters per minute for Chinese. */
const wordsAMinute = 200;
const charactersAMinute = 400;

/**
 * Returns the reading time of html in whole minutes, at least one. Counts Chinese by characters and other text by
 * words.
 */
export function readingMinutes(html: string): number {
  const text = html.replace(/<[^<>]*>/g, ' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsAMinute + characters / charactersAMinute));
}

export interface BlogPost {
  readonly name: string;
  readonly path: string;
  readonly file: BlogPostFile;
}

export interface BlogCategory {
  readonly name: string;
  readonly path: string;
  readonly file: BlogCategoryFile;
  readonly posts: readonly BlogPost[];
}

/**
 * Merges the blog of a brand or market: a file closer to the market replaces the file of the same name. A category
 * without its own file is hidden, with its posts.
 */
export function blogTree(layers: Layers): BlogCategory[] {
  const categories = new Map(filesOf(layers, 'blogCategory', () => true).map((file) => [file.name, file.value]));
  const posts = new Map(
    filesOf(layers, 'blogPost', () => true).map((file) => [`/blog/${file.category}/${file.name}`, file]),
  );
  return [...categories]
    .toSorted(([nameA, a], [nameB, b]) => a.order - b.order || (nameA < nameB ? -1 : 1))
    .map(([name, file]) => ({
      name,
      path: `/blog/${name}`,
      file,
      posts: [...posts]
        .filter(([, post]) => post.category === name)
        .map(([path, post]) => ({ name: post.name, path, file: post.value })),
    }));
}
