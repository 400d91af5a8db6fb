import { searchOf } from '../../domain/game/choiceNames.ts';
import type { Category, SubCategory } from '../../domain/game/gamesState.ts';

/** Category and sub-category shown in the lobby, by id. Both null: the page's own rows. */
export interface LobbyChoice {
  activeCategory: number | null;
  activeSubCategory: number | null;
}

export const noChoice: LobbyChoice = { activeCategory: null, activeSubCategory: null };

/** Slug of the category whose tab stands for the page's own rows. */
export const homeSlug = 'for-you';

/**
 * LB-01: choosing a category selects its first sub-category, if any, and ends the search. My Games opens with both of its
 * lists (LB-02).
 */
export function chooseCategory(category: Category): LobbyChoice & { searchText: ''; searching: false } {
  return {
    activeCategory: category.Id,
    activeSubCategory: firstSubCategory(category)?.Id ?? null,
    searchText: '',
    searching: false,
  };
}

/** The sub-category that opens with the category. Undefined: all of its games. */
export function firstSubCategory(category: Category): SubCategory | undefined {
  return category.SubCategories.find(({ SubCategoryType }) => !needsPlayer(category) || SubCategoryType === 'My Games');
}

/** My Games needs a player (LB-02). */
export function needsPlayer(category: Category): boolean {
  return category.GameCategoryType === 'My Games';
}

interface PlayerLists {
  favouriteGameIds: readonly number[];
  recentlyPlayedGameIds: readonly number[];
}

/** LB-02: returns favourites first, then played games that are no favourites. */
export function myGames({ favouriteGameIds, recentlyPlayedGameIds }: PlayerLists): readonly number[] {
  return [...new Set([...favouriteGameIds, ...recentlyPlayedGameIds])];
}

/** The player's lists that a choice shows. */
export function listsOfChoice(
  category: Category,
  sub: SubCategory | null,
): readonly ('favourites' | 'recentlyPlayed')[] {
  if (sub?.SubCategoryType === 'Favourite') return ['favourites'];
  if (sub?.SubCategoryType === 'Recently Played') return ['recentlyPlayed'];
  return needsPlayer(category) ? ['favourites', 'recentlyPlayed'] : [];
}

/** Returns the ids of the games of a choice, in order. */
export function idsOfChoice(category: Category, sub: SubCategory | null, lists: PlayerLists): readonly number[] {
  switch (sub?.SubCategoryType) {
    case 'Favourite':
      return lists.favouriteGameIds;
    case 'Recently Played':
      return lists.recentlyPlayedGameIds;
    case 'My Games':
      return myGames(lists);
    case 'Standard':
      return sub.GameIds;
    case undefined:
      return category.GameCategoryType === 'My Games' ? myGames(lists) : category.Games.map(({ id }) => id);
  }
}

const names = { category: 'category', sub: 'sub' } as const;
/** Returns the choice as a query string with a leading `?`, or empty. Other parameters stay. */
export function searchOfChoice(
  search: string,
  categories: readonly Category[],
  { activeCategory, activeSubCategory }: LobbyChoice,
): string {
  const query = new URLSearchParams(search);
  query.delete(names.category);
  query.delete(names.sub);
  const category = categories.find(({ Id }) => Id === activeCategory);
  if (category !== undefined) {
    query.set(names.category, category.Slug);
    if (activeSubCategory !== null) query.set(names.sub, String(activeSubCategory));
  }
  return searchOf(query);
}

/**
 * Parses the choice from a query string. An unknown category is no choice; an unknown sub-category is the one that
 * opens with the category.
 */
export function choiceOfSearch(search: string, categories: readonly Category[]): LobbyChoice {
  const query = new URLSearchParams(search);
  const category = categories.find(({ Slug }) => Slug === query.get(names.category));
  if (category === undefined) return noChoice;
  const wanted = query.get(names.sub);
  const sub = category.SubCategories.find(({ Id }) => String(Id) === wanted) ?? firstSubCategory(category);
  return { activeCategory: category.Id, activeSubCategory: sub?.Id ?? null };
}
