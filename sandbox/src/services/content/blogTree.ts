import type { BlogCategoryFile, BlogPostFile } from './blogFile.ts';
import { filesOf, type Layers } from './layers.ts';

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
