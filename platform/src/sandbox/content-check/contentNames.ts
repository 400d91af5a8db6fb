import type { ContentFile } from '../../services/content/contentFiles.ts';
import { allBrands } from '../../services/content/layers.ts';
import type { ContentPlace } from './contentRules.ts';

/** Names of fields with human-readable text, on any component or node. */
export const textNames: ReadonlySet<string> = new Set([
  'applicationName',
  'title',
  'description',
  'keywords',
  'heading',
  'newPlayerHeading',
  'text',
  'reason',
  'note',
  'Name',
  'name',
  'html',
  'question',
  'terms',
  'licenceText',
  'sandboxText',
  'placeholder',
  'ShortName',
  'summary',
  'author',
  'heroImageAlt',
  'Alt',
  'categoryName',
  'latestSectionHeader',
  'featuredPostsHeader',
  'allText',
]);

export const isAddressName = (name: string) => /url$/i.test(name) && !isPictureName(name) && name !== 'canonicalUrl';
export const isPictureName = (name: string) => /(?:image|picture)(?:url)?$/i.test(name);
export const isDateName = (name: string) => /(?:date(?:malta)?|dateCreated)$/i.test(name);

/** Returns the path of a file below the content folder. */
export function pathOfFile(file: ContentFile): string {
  switch (file.kind) {
    case 'page':
      return `${file.place}/pages/${file.name}.yaml`;
    case 'shared':
      return `${file.place}/shared/${file.name}.yaml`;
    case 'text':
      return `${file.place}/texts/${file.name}.yaml`;
    case 'node':
      return `${file.place}/nodes/${file.level}/${file.name}.yaml`;
    case 'gameGroup':
      return `${file.place}/${file.group}s/${file.name}.yaml`;
    case 'blogCategory':
      return `${file.place}/blog/${file.name}/category.yaml`;
    case 'blogPost':
      return `${file.place}/blog/${file.category}/${file.name}.yaml`;
  }
}

/** Derives the brand, market and page of a file from its own place. */
export function placeOfFile(path: string, value: unknown): ContentPlace {
  const [folder = '', second, market] = path.split('/');
  const page =
    typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string'
      ? value.path
      : null;
  return {
    brand: folder === allBrands ? null : folder,
    market: second === 'markets' ? (market ?? null) : null,
    page: path.includes('/pages/') ? page : null,
    culture: null,
  };
}
