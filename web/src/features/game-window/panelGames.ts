import type { Category, GamesState, WindowMenu } from '../../domain/game/gamesState.ts';

export const windowMenus = ['Favourite', 'Recently Played', 'More Games'] as const satisfies readonly WindowMenu[];

/** The category whose place "All" has: it stands for the lobby's own rows and lists no games. */
const homeSlug = 'for-you';

/** GM-06: categories that can be a tab of the panel. My Games has menus of its own there. */
export function panelCategories(categories: readonly Category[]): readonly Category[] {
  return categories.filter(({ GameCategoryType, Slug }) => GameCategoryType === 'Standard' && Slug !== homeSlug);
}

/** Every game of a category once: its shelves in their order. */
export function idsOfCategory({ SubCategories, Games }: Pick<Category, 'SubCategories' | 'Games'>): readonly number[] {
  const listed = SubCategories.filter(({ SubCategoryType }) => SubCategoryType === 'Standard').flatMap(
    ({ GameIds }) => GameIds,
  );
  return [...new Set(listed.length > 0 ? listed : Games.map(({ id }) => id))];
}

/** GM-06: ids that the chosen menu lists. */
export function idsOfMenu(
  menu: WindowMenu,
  {
    favouriteGameIds,
    recentlyPlayedGameIds,
    windowPanelGames,
  }: Pick<GamesState, 'favouriteGameIds' | 'recentlyPlayedGameIds' | 'windowPanelGames'>,
): readonly number[] {
  switch (menu) {
    case 'Favourite':
      return favouriteGameIds;
    case 'Recently Played':
      return recentlyPlayedGameIds;
    case 'More Games':
      return windowPanelGames;
  }
}
