import { brands } from '@foyer/brands/brands';
import type { ContentPublished } from '@foyer/contract/content';
import { pageAddress, pagePath } from '@foyer/contract/pagePath';
import * as v from 'valibot';

/** Content address that all game pages of a brand share. */
const gamePages = '/game/{id}';
/** A further screen shows the content of its list. */
const furtherScreen = /^(\/.+)\/more\/\d{1,3}$/;

/**
 * Tags of a page. The shared cache and an edge purge pages by them.
 * @param path address of the page; a word without a slash for addresses that share one page, such as `noPath`
 */
export function pageTagsOf(brandId: string, path: string): string[] {
  const tags = [brandTag(brandId), pageTag(brandId, path)];
  if (path.startsWith('/game/')) tags.push(pageTag(brandId, gamePages));
  const list = furtherScreen.exec(path)?.[1];
  if (list !== undefined) tags.push(pageTag(brandId, list));
  return tags;
}

/** Maximum number of tags of one purge. A publication of more pages purges whole brands. */
export const maxPurgedTags = 200;

/** Tags of the pages that published content affects; null for every page. */
export function purgedTagsOf({ brand, paths }: ContentPublished): string[] | null {
  const affected = brand === undefined ? brands.map(({ id }) => id) : [brand];
  if (paths !== undefined && paths.length * affected.length <= maxPurgedTags)
    return affected.flatMap((brandId) => addressesOf(paths).map((address) => pageTag(brandId, address)));
  return brand === undefined ? null : [brandTag(brand)];
}

/** Tag of all pages of a brand. */
export function brandTag(brandId: string): string {
  return `brand/${brandId}`;
}

/** Addresses of the paths that a page can have. */
function addressesOf(paths: readonly string[]): string[] {
  return paths.flatMap((text) => {
    const path = v.safeParse(pagePath, text);
    return path.success ? [pageAddress(path.output)] : [];
  });
}

/** Some edges separate tags by commas. */
function pageTag(brandId: string, address: string): string {
  return `page/${brandId}${address.startsWith('/') ? '' : '/'}${address.replaceAll(',', '%2C')}`;
}
