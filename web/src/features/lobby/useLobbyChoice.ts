import { useEffect, useRef } from 'react';
import { withoutChoice } from '../../domain/game/choiceNames.ts';
import type { Category } from '../../domain/game/gamesState.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { openOverlay } from '../../services/overlays/openOverlay.ts';
import { useIsPlayer } from '../../services/player/useIsPlayer.ts';
import { isPlayerExpected } from '../../services/session/isPlayerExpected.browser.ts';
import { useNavigation } from '../../ui/NavigationContext.tsx';
import { useSearch } from '../../ui/useSearch.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { chooseCategory, choiceOfSearch, homeSlug, needsPlayer, noChoice, searchOfChoice } from './categoryChoice.ts';
import type { LobbyChoice } from './categoryChoice.ts';

/**
 * Returns what the lobby shows. The address holds the choice, so that it survives reloads and can be shared; the Games
 * slice mirrors it for other features.
 */
export function useLobbyChoice(categories: readonly Category[]) {
  const navigation = useNavigation();
  const search = useSearch();
  const isPlayer = useIsPlayer();
  const activeCategory = useStoreValue(gamesStore, (games) => games.activeCategory);
  const activeSubCategory = useStoreValue(gamesStore, (games) => games.activeSubCategory);
  const wanted = choiceOfSearch(search, categories);
  const category = categories.find(({ Id }) => Id === wanted.activeCategory);
  const isLocked = category !== undefined && needsPlayer(category) && !isPlayer;
  const shown = isLocked ? noChoice : wanted;
  const hasPrompted = useRef(false);

  // Runs on every change of the slice too: the address wins over a choice stored in the tab.
  useEffect(() => {
    if (activeCategory !== shown.activeCategory || activeSubCategory !== shown.activeSubCategory)
      gamesStore.setState(shown);
  });
  useEffect(() => () => gamesStore.setState(noChoice), []);
  useEffect(() => {
    if (!isLocked || hasPrompted.current || isPlayerExpected()) return;
    hasPrompted.current = true;
    openOverlay('login');
  }, [isLocked]);

  const show = (choice: LobbyChoice, keepsFilters: boolean) => {
    const { pathname, search: currentSearch } = window.location;
    // A search does not carry over to another category (LB-13), but to another shelf of the same one.
    navigation.go(
      pathname + searchOfChoice(keepsFilters ? currentSearch : withoutChoice(currentSearch), categories, choice),
      {
        keepScroll: true,
      },
    );
  };
  return {
    category: isLocked ? undefined : category,
    sub: category?.SubCategories.find(({ Id }) => Id === shown.activeSubCategory),
    choose(chosen: Category) {
      if (needsPlayer(chosen) && !isPlayerExpected()) {
        openOverlay('login');
        return;
      }
      const choice = chosen.Slug === homeSlug ? { ...chooseCategory(chosen), ...noChoice } : chooseCategory(chosen);
      gamesStore.setState(choice);
      show(choice, false);
    },
    chooseSub(chosen: Category, subCategory: number | null) {
      show({ activeCategory: chosen.Id, activeSubCategory: subCategory }, true);
    },
  };
}
