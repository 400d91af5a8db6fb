import { useEffect, useState } from 'react';
import { trackInteraction } from '../../analytics/trackInteraction.browser.ts';
import { loadAllGames } from '../../domain/game/allGamesList.browser.ts';
import { gamesLoader } from '../../domain/game/gamesLoader.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { persistentKeys } from '../../storage/persistentKeys.ts';
import { persistentStorage } from '../../storage/persistentStorage.browser.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { createGameSearch } from './gameSearch.ts';
import type { SearchOutcome } from './gameSearch.ts';
import { readRecentSearches, withRecentSearch } from './recentSearches.ts';
import { isLongEnough } from './shouldSearch.ts';

/** Milliseconds without a further letter after which a search counts as one. */
const debounceMs = 800;

/** The search of an overlay: what is typed lives in the Games slice, because choosing a category ends it (LB-01). */
export function useGameSearch(isOpen: boolean) {
  const [search] = useState(() => createGameSearch(loadAllGames));
  const outcome = useStoreValue(search.state, (state) => state.outcome);
  const text = useStoreValue(gamesStore, (games) => games.searchText);
  const [recent, setRecent] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!isOpen) return;
    setRecent(readRecentSearches(persistentStorage.get(persistentKeys.recentSearches)));
    void gamesLoader().categories();
    return () => gamesStore.setState({ searching: false });
  }, [isOpen]);
  useEffect(() => {
    search.type(text);
    if (isOpen) gamesStore.setState({ searching: isLongEnough(text) });
  }, [search, text, isOpen]);

  useEffect(() => {
    if (!isOpen || (outcome.kind !== 'found' && outcome.kind !== 'nothing')) return;
    const timer = window.setTimeout(() => trackSearch(text, outcome), debounceMs);
    return () => window.clearTimeout(timer);
  }, [isOpen, text, outcome]);

  return {
    text,
    outcome,
    recent,
    type: (typed: string) => gamesStore.setState({ searchText: typed.slice(0, 60) }),
    exactly: search.exactly,
    retry: search.retry,
    /** The search led somewhere. */
    keep() {
      const searches = withRecentSearch(readRecentSearches(persistentStorage.get(persistentKeys.recentSearches)), text);
      persistentStorage.set(persistentKeys.recentSearches, JSON.stringify(searches));
    },
    /** What was searched for before is gone from this device. */
    forget() {
      persistentStorage.remove(persistentKeys.recentSearches);
      setRecent([]);
    },
  };
}

/** What was typed is told only where games have it in their names: anything else may be about the player. */
function trackSearch(text: string, outcome: Extract<SearchOutcome, { kind: 'found' | 'nothing' }>): void {
  const typed = text.trim();
  const isName = outcome.kind === 'found' && outcome.corrected === null;
  trackInteraction({
    area: 'search',
    action: outcome.kind === 'found' ? 'found' : 'nothingFound',
    text: isName ? typed.toLowerCase() : '',
    letters: typed.length,
    games: outcome.kind === 'found' ? outcome.games.length : 0,
  });
}
