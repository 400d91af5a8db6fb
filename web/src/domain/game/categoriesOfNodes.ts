import type { ContentNode } from '@foyer/contract/content';
import { categoryProperties, subCategoryProperties } from '@foyer/contract/content';
import * as v from 'valibot';
import { favouriteIds } from './gameIds.ts';
import type { Category, SubCategory } from './gamesState.ts';

/** LB-01: the content service's nodes as categories. A node that is no category is left out; the others stand. */
export function categoriesOfNodes(nodes: readonly ContentNode[]): Category[] {
  return nodes.flatMap((node) => {
    const read = v.safeParse(categoryProperties, node.Properties);
    if (!read.success || node.Alias !== 'gameCategory') return [];
    const { ImageUrl, ActiveImageUrl, GameCategoryType, Slug } = read.output;
    return [
      {
        Id: node.Id,
        Name: node.Name,
        Slug,
        ImageUrl: ImageUrl ?? null,
        ActiveImageUrl: ActiveImageUrl ?? null,
        GameCategoryType,
        SubCategories: node.Children.flatMap((child) => toSubCategory(child) ?? []),
        Games: [],
      },
    ];
  });
}

function toSubCategory(node: ContentNode): SubCategory | null {
  const read = v.safeParse(subCategoryProperties, node.Properties);
  if (!read.success || node.Alias !== 'gameSubCategory') return null;
  const { ShortName, ImageUrl, ActiveImageUrl, SubCategoryType, GameIds } = read.output;
  return {
    Id: node.Id,
    Name: node.Name,
    ShortName,
    ImageUrl: ImageUrl ?? null,
    ActiveImageUrl: ActiveImageUrl ?? null,
    SubCategoryType,
    GameIds: favouriteIds(GameIds),
  };
}

/** What a page carries: words and pictures, so that its size does not grow with the catalogue. */
export function categoriesOfPage(categories: readonly Category[]): Category[] {
  return categories.map((category) => ({ ...category, SubCategories: category.SubCategories.map((sub) => ({ ...sub, GameIds: [] })) }));
}
