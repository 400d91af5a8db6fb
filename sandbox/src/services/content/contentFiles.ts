import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type BlogCategoryFile, blogCategoryFile, type BlogPostFile, blogPostFile } from './blogFile.ts';
import { schemaProblem } from './componentProblem.ts';
import { type GameGroupFile, gameGroupFile, type GameGroupKind } from './gameGroupFile.ts';
import type { LocalText } from './localText.ts';
import { type NodeFile, nodeFile } from './nodeFile.ts';
import { type PageFile, pageFile, type SharedFile, sharedFile, textFile } from './pageFile.ts';
import { readYaml } from './readYaml.ts';
import { type TermsFile, termsFile } from './termsFile.ts';

/** Folder of the sandbox's own content. */
export const ownContentFolder = fileURLToPath(new URL('../../../content', import.meta.url));

/** A parsed content file. `place` is its folder below the content folder, for example `regency/markets/uk`. */
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
  | {
      readonly kind: 'gameGroup';
      readonly place: string;
      readonly name: string;
      readonly group: GameGroupKind;
      readonly value: GameGroupFile;
    }
  /** `name` is the version. */
  | { readonly kind: 'terms'; readonly place: string; readonly name: string; readonly value: TermsFile }
  /** `name` is the folder name of the category. */
  | { readonly kind: 'blogCategory'; readonly place: string; readonly name: string; readonly value: BlogCategoryFile }
  | {
      readonly kind: 'blogPost';
      readonly place: string;
      readonly name: string;
      readonly category: string;
      readonly value: BlogPostFile;
    };

/** Reads the text of every YAML file in the folder, by relative path with `/` separators. */
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
  /^(?<place>[a-z][a-z0-9-]*(?:\/markets\/[a-z][a-z0-9-]*)?)\/(?<folder>pages|shared|texts|studios|themes|nodes\/product|nodes\/market|blog\/[a-z][a-z0-9-]*)\/(?<name>[A-Za-z][\w-]*)\.yaml$/;
const termsPath =
  /^(?<place>[a-z][a-z0-9-]*(?:\/markets\/[a-z][a-z0-9-]*)?)\/terms\/(?<version>[A-Za-z0-9][\w.-]{0,39})\.yaml$/;

/** Parses one file, or describes the problem in terms that editors know. */
export function readContentFile(path: string, text: string): ContentFile | { problem: string } {
  try {
    return parseContentFile(path, text);
  } catch (error) {
    if (error instanceof RangeError || String(error).includes('call stack'))
      return { problem: 'the file is nested too deeply' };
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function parseContentFile(path: string, text: string): ContentFile | { problem: string } {
  const terms = termsPath.exec(path)?.groups;
  if (terms?.['place'] !== undefined && terms['version'] !== undefined) {
    const { place: termsPlace, version } = terms;
    return checked(termsFile, readYaml(text), (value) => ({ kind: 'terms', place: termsPlace, name: version, value }));
  }
  const { place, folder, name } = filePath.exec(path)?.groups ?? {};
  if (place === undefined || folder === undefined || name === undefined)
    return { problem: 'no content belongs in this folder' };
  const value = readYaml(text);
  if (folder === 'pages') return checked(pageFile, value, (page) => ({ kind: 'page', place, name, value: page }));
  if (folder === 'shared')
    return checked(sharedFile, value, (shared) => ({ kind: 'shared', place, name, value: shared }));
  if (folder === 'texts') return checked(textFile, value, (content) => ({ kind: 'text', place, name, value: content }));
  if (folder === 'studios' || folder === 'themes') {
    const group = folder === 'studios' ? 'studio' : 'theme';
    return checked(gameGroupFile, value, (file) => ({ kind: 'gameGroup', place, name, group, value: file }));
  }
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
  create: (output: T) => ContentFile,
): ContentFile | { problem: string } {
  const result = v.safeParse(schema, value);
  return result.success ? create(result.output) : { problem: schemaProblem(schema, value) ?? 'not understood' };
}
