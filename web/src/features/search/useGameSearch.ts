import { useEffect, useState } from 'react';
import { loadAllGames } from '../../domain/game/allGamesList.browser.ts';
import { gamesLoader } from '../../domain/game/gamesLoader.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { lastingStorage } from '../../storage/lastingStorage.browser.ts';
import { lastingKeys } from '../../storage/lastingKeys.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { createGameSearch } from './gameSearch.ts';
import { readRecentSearches, withRecentSearch } from './recentSearches.ts';
import { isLongEnough } from './shouldSearch.ts';

/** The search of an overlay: what is typed lives in the Games slice, because choosing a category ends it (LB-01). */
export function useGameSearch(isOpen: boolean) {
  const [search] = useState(() => createGameSearch(loadAllGames));
  const outcome = useStoreValue(search.state, (state) => state.outcome);
  const text = useStoreValue(gamesStore, (games) => games.searchText);
  const [recent, setRecent] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!isOpen) return;
    setRecent(readRecentSearches(lastingStorage.get(lastingKeys.recentSearches)));
    void gamesLoader().categories();
    return () => gamesStore.setState({ searching: false });
  }, [isOpen]);
  useEffect(() => {
    search.type(text);
    if (isOpen) gamesStore.setState({ searching: isLongEnough(text) });
  }, [search, text, isOpen]);

  return {
    text,
    outcome,
    recent,
    type: (typed: string) => gamesStore.setState({ searchText: typed.slice(0, 60) }),
    exactly: search.exactly,
    retry: search.retry,
    /** The search led somewhere. */
    keep() {
      const searches = withRecentSearch(readRecentSearches(lastingStorage.get(lastingKeys.recentSearches)), text);
      lastingStorage.set(lastingKeys.recentSearches, JSON.stringify(searches));
    },
  };
}
