import type { ContentNode } from '@foyer/contract/content';
import { categoryProperties, subCategoryProperties } from '@foyer/contract/content';
import { ownValue } from '@foyer/contract/ownValue';
import * as v from 'valibot';
import { isOff } from '../../services/market/isOff.ts';
import type { Visit } from '../../services/market/visit.ts';
import { isAllowedPicture } from '../site/isAllowedPicture.ts';
import { favouriteIds } from './gameIds.ts';
import type { Category, SubCategory } from './gamesState.ts';

/** Capabilities of the lists that a player has of their own. */
const capabilityOfList = { Favourite: 'favourites', 'Recently Played': 'recentlyPlayed' } as const;

/** LB-02: leaves out the player's own lists that the operator does not keep, and My Games without any of them. */
export function availableCategories(categories: readonly Category[], visit: Pick<Visit, 'off'>): Category[] {
  return categories
    .filter(({ GameCategoryType }) => !(GameCategoryType === 'My Games' && isOff(visit, 'myGames')))
    .map((category) => ({
      ...category,
      SubCategories: category.SubCategories.filter(
        ({ SubCategoryType }) => !isOff(visit, ownValue(capabilityOfList, SubCategoryType)),
      ),
    }));
}

/** Origins of pictures that pages may show, and the receiver of the fields that are dropped. */
export interface PictureRules {
  pictureOrigins: readonly string[];
  report: (field: string) => void;
}

/** LB-01: converts nodes of the content service to categories. Invalid categories are dropped and reported. */
export function categoriesOfNodes(nodes: readonly ContentNode[], rules: PictureRules): Category[] {
  return nodes.flatMap((node) => {
    if (node.Alias !== 'gameCategory') return [];
    const read = v.safeParse(categoryProperties, withoutPictures(node.Properties));
    if (!read.success) {
      rules.report(`category ${node.Id}`);
      return [];
    }
    const { GameCategoryType, Slug } = read.output;
    return [
      {
        Id: node.Id,
        Name: node.Name,
        Slug,
        ...picturesOf(node, rules),
        GameCategoryType,
        SubCategories: node.Children.flatMap((child) => toSubCategory(child, rules) ?? []),
        Games: [],
      },
    ];
  });
}

function toSubCategory(node: ContentNode, rules: PictureRules): SubCategory | null {
  if (node.Alias !== 'gameSubCategory') return null;
  const read = v.safeParse(subCategoryProperties, withoutPictures(node.Properties));
  if (!read.success) {
    rules.report(`category ${node.Id}`);
    return null;
  }
  const { ShortName, SubCategoryType, GameIds } = read.output;
  return {
    Id: node.Id,
    Name: node.Name,
    ShortName: ShortName.trim() === '' ? node.Name : ShortName,
    ...picturesOf(node, rules),
    SubCategoryType,
    GameIds: favouriteIds(GameIds),
  };
}

/** A picture is decorative: if it cannot be shown, the category gets a default icon. */
function picturesOf(
  { Id, Properties }: ContentNode,
  { pictureOrigins, report }: PictureRules,
): Pick<Category, 'ImageUrl' | 'ActiveImageUrl'> {
  const picture = (field: 'ImageUrl' | 'ActiveImageUrl') => {
    const address = Properties[field] ?? '';
    if (isAllowedPicture(address, pictureOrigins)) return address;
    if (address !== '') report(`category ${Id} ${field}`);
    return null;
  };
  return { ImageUrl: picture('ImageUrl'), ActiveImageUrl: picture('ActiveImageUrl') };
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
