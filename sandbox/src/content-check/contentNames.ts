import { allBrands } from '../services/content/layers.ts';
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
  'changes',
  'afterwards',
  'independence',
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
