import type { ContentNode } from '@foyer/contract/content';
import { categoryProperties, subCategoryProperties } from '@foyer/contract/content';
import { isPictureAddress } from '@foyer/contract/linkAddress';
import * as v from 'valibot';
import { favouriteIds } from './gameIds.ts';
import type { Category, SubCategory } from './gamesState.ts';

/** LB-01: converts nodes of the content service to categories. Invalid nodes are dropped. */
export function categoriesOfNodes(nodes: readonly ContentNode[]): Category[] {
  return nodes.flatMap((node) => {
    const read = v.safeParse(categoryProperties, withoutPictures(node.Properties));
    if (!read.success || node.Alias !== 'gameCategory') return [];
    const { GameCategoryType, Slug } = read.output;
    return [
      {
        Id: node.Id,
        Name: node.Name,
        Slug,
        ...picturesOf(node.Properties),
        GameCategoryType,
        SubCategories: node.Children.flatMap((child) => toSubCategory(child) ?? []),
        Games: [],
      },
    ];
  });
}

function toSubCategory(node: ContentNode): SubCategory | null {
  const read = v.safeParse(subCategoryProperties, withoutPictures(node.Properties));
  if (!read.success || node.Alias !== 'gameSubCategory') return null;
  const { ShortName, SubCategoryType, GameIds } = read.output;
  return {
    Id: node.Id,
    Name: node.Name,
    ShortName: ShortName.trim() === '' ? node.Name : ShortName,
    ...picturesOf(node.Properties),
    SubCategoryType,
    GameIds: favouriteIds(GameIds),
  };
}

/** A picture is decorative: if it cannot be shown, the category gets a default icon. */
function picturesOf({
  ImageUrl,
  ActiveImageUrl,
}: ContentNode['Properties']): Pick<Category, 'ImageUrl' | 'ActiveImageUrl'> {
  const picture = (address: unknown) => (typeof address === 'string' && isPictureAddress(address) ? address : null);
  return { ImageUrl: picture(ImageUrl), ActiveImageUrl: picture(ActiveImageUrl) };
}

function withoutPictures(properties: ContentNode['Properties']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).filter(([name]) => name !== 'ImageUrl' && name !== 'ActiveImageUrl'),
  );
}

/**
 * Returns what a page contains of the categories: texts and pictures without games, so that the page's size does not
 * grow with the catalogue.
 */
export function categoriesOfPage(categories: readonly Category[]): Category[] {
  return categories.map((category) => ({
    ...category,
    SubCategories: category.SubCategories.map((sub) => ({ ...sub, GameIds: [] })),
  }));
}
