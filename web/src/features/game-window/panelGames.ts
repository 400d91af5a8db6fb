import type { Capability } from '@foyer/contract/capabilities';
import type { Category, GamesState, WindowMenu } from '../../domain/game/gamesState.ts';
import { isOff } from '../../services/market/isOff.ts';
import type { Visit } from '../../services/market/visit.ts';

/** The panel's menus in order, each with the capability that it needs. */
const menus: readonly { name: WindowMenu; needs?: Capability }[] = [
  { name: 'Favourite', needs: 'favourites' },
  { name: 'Recently Played', needs: 'recentlyPlayed' },
  { name: 'More Games' },
];

export const windowMenus = (visit: Pick<Visit, 'off'>): readonly WindowMenu[] =>
  menus.flatMap(({ name, needs }) => (isOff(visit, needs) ? [] : [name]));

/** Slug of the home category. It stands for the lobby's own rows and lists no games; the "All" tab replaces it. */
const homeSlug = 'for-you';

/** GM-06: returns the categories that can be tabs of the panel. My Games has menus of its own there. */
export function panelCategories(categories: readonly Category[]): readonly Category[] {
  return categories.filter(({ GameCategoryType, Slug }) => GameCategoryType === 'Standard' && Slug !== homeSlug);
}

/** Returns each game of a category once, in the order of its shelves. */
export function idsOfCategory({ SubCategories, Games }: Pick<Category, 'SubCategories' | 'Games'>): readonly number[] {
  const listed = SubCategories.filter(({ SubCategoryType }) => SubCategoryType === 'Standard').flatMap(
    ({ GameIds }) => GameIds,
  );
  return [...new Set(listed.length > 0 ? listed : Games.map(({ id }) => id))];
}

/** GM-06: returns the ids that the chosen menu lists. */
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
