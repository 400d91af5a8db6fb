import { useStoreValue } from '../../ui/useStoreValue.ts';
import { gamesStore } from '../game/gamesStore.ts';
import { pressFavourite } from './favourites.browser.ts';
import type { PressedPlace } from './favourites.browser.ts';

/** Whether the game is a favourite, and what changes it. */
export function useFavourite(gameGroupId: number): {
  isFavourite: boolean;
  toggle: (pressed: PressedPlace | null) => void;
} {
  const isFavourite = useStoreValue(gamesStore, (games) => games.favouriteGameIds.includes(gameGroupId));
  return { isFavourite, toggle: (pressed) => pressFavourite(gameGroupId, pressed) };
}
