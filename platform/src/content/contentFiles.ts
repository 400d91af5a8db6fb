import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type BlogCategoryFile, blogCategoryFile, type BlogPostFile, blogPostFile } from './blogFile.ts';
import { schemaProblem } from './componentProblem.ts';
import type { LocalText } from './localText.ts';
import { type NodeFile, nodeFile } from './nodeFile.ts';
import { type PageFile, pageFile, type SharedFile, sharedFile, textFile } from './pageFile.ts';

/** A content file that was understood. `place` is its folder below the content folder, for example `regency/markets/uk`. */
export type ContentFile =
  | { readonly kind: 'page'; readonly place: string; readonly name: string; readonly value: PageFile }
  | { readonly kind: 'shared'; readonly place: string; readonly name: string; readonly value: SharedFile }
  | { readonly kind: 'text'; readonly place: string; readonly name: string; readonly value: LocalText }
  | {
      readonly kind: 'node';
      readonly place: string;
      readonly name: string;
      readonly level: 'product' | 'market';
      readonly value: NodeFile;
    }
  /** The name of a blog category is its folder's. */
  | { readonly kind: 'blogCategory'; readonly place: string; readonly name: string; readonly value: BlogCategoryFile }
  | {
      readonly kind: 'blogPost';
      readonly place: string;
      readonly name: string;
      readonly category: string;
      readonly value: BlogPostFile;
    };

/** Text of every YAML file below the folder, by its path relative to the folder with `/` between the names. */
export async function readContentFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith('.yaml') && !entry.name.startsWith('.'),
  );
  const read = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    return [relative(folder, path).split(sep).join('/'), await readFile(path, 'utf8')] as const;
  });
  return new Map((await Promise.all(read)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const filePath =
  /^(?<place>[a-z][a-z0-9-]*(?:\/markets\/[a-z][a-z0-9-]*)?)\/(?<folder>pages|shared|texts|nodes\/product|nodes\/market|blog\/[a-z][a-z0-9-]*)\/(?<name>[A-Za-z][\w-]*)\.yaml$/;

/** Understands one file, or says in an editor's words why it cannot. */
export function readContentFile(path: string, text: string): ContentFile | { problem: string } {
  const { place, folder, name } = filePath.exec(path)?.groups ?? {};
  if (place === undefined || folder === undefined || name === undefined)
    return { problem: 'no content belongs in this folder' };
  let value: unknown;
  try {
    // Warnings of the parser would go to the console; what is wrong comes as an error or by the schema.
    value = parse(text, { logLevel: 'error' });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  if (folder === 'pages') return checked(pageFile, value, (page) => ({ kind: 'page', place, name, value: page }));
  if (folder === 'shared')
    return checked(sharedFile, value, (shared) => ({ kind: 'shared', place, name, value: shared }));
  if (folder === 'texts') return checked(textFile, value, (words) => ({ kind: 'text', place, name, value: words }));
  if (folder.startsWith('blog/')) {
    const category = folder.slice('blog/'.length);
    if (name === 'category')
      return checked(blogCategoryFile, value, (file) => ({ kind: 'blogCategory', place, name: category, value: file }));
    return checked(blogPostFile, value, (post) => ({ kind: 'blogPost', place, name, category, value: post }));
  }
  const level = folder === 'nodes/product' ? 'product' : 'market';
  return checked(nodeFile, value, (node) => ({ kind: 'node', place, name, level, value: node }));
}

function checked<T>(
  schema: v.GenericSchema<unknown, T>,
  value: unknown,
  made: (output: T) => ContentFile,
): ContentFile | { problem: string } {
  const result = v.safeParse(schema, value);
  return result.success ? made(result.output) : { problem: schemaProblem(schema, value) ?? 'not understood' };
}
