import { useEffect, useState } from 'react';
import { loadAllGames } from '../../domain/game/allGamesList.browser.ts';
import { gamesLoader } from '../../domain/game/gamesLoader.browser.ts';
import { gamesStore } from '../../domain/game/gamesStore.ts';
import { loadFilterMessages } from '../../domain/game/loadFilterMessages.ts';
import { useFilterTexts } from '../../domain/game/useFilterTexts.ts';
import { trackInteraction } from '../../services/analytics/trackInteraction.browser.ts';
import { useVisit } from '../../services/market/VisitContext.tsx';
import { persistentKeys } from '../../services/storage/persistentKeys.ts';
import { persistentStorage } from '../../services/storage/persistentStorage.browser.ts';
import { useStoreValue } from '../../ui/useStoreValue.ts';
import { createGameSearch } from './gameSearch.ts';
import type { SearchOutcome } from './gameSearch.ts';
import { readRecentSearches, withRecentSearch } from './recentSearches.ts';
import { isLongEnough } from './shouldSearch.ts';

/** Pause in typing after which a search is tracked, in milliseconds. */
const debounceMs = 800;

/** Search of an overlay. The Games slice holds the typed text, because choosing a category ends the search (LB-01). */
export function useGameSearch(isOpen: boolean) {
  const texts = useFilterTexts();
  const { culture, flags } = useVisit();
  const [search] = useState(() => createGameSearch(loadAllGames));
  const outcome = useStoreValue(search.state, (state) => state.outcome);
  const text = useStoreValue(gamesStore, (games) => games.searchText);
  const [recent, setRecent] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!isOpen) return;
    setRecent(readRecentSearches(persistentStorage.get(persistentKeys.recentSearches)));
    void gamesLoader().categories();
    void Promise.all([import('./filterSearch.ts'), loadFilterMessages(culture)]).then(
      ([{ filterSearch }]) => search.findFilters((games) => filterSearch(games, texts, flags.searchPhrases)),
      () => undefined,
    );
    return () => gamesStore.setState({ searching: false });
  }, [search, isOpen, culture, flags.searchPhrases, texts]);
  useEffect(() => {
    search.type(text);
    if (isOpen) gamesStore.setState({ searching: isLongEnough(text) });
  }, [search, text, isOpen]);

  useEffect(() => {
    if (!isOpen || outcome.kind === 'short' || outcome.kind === 'loading' || outcome.kind === 'failed') return;
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
    store: storeSearch,
    /** Removes stored searches from this device. */
    forget() {
      persistentStorage.remove(persistentKeys.recentSearches);
      setRecent([]);
    },
  };
}

/** Stores the typed text after the visitor has chosen a result. */
function storeSearch(): void {
  const stored = readRecentSearches(persistentStorage.get(persistentKeys.recentSearches));
  const searches = withRecentSearch(stored, gamesStore.getState().searchText);
  persistentStorage.set(persistentKeys.recentSearches, JSON.stringify(searches));
}

/** Tracks the typed text only if names of games contain it: any other text may be personal. */
function trackSearch(text: string, outcome: Extract<SearchOutcome, { kind: 'found' | 'filtered' | 'nothing' }>): void {
  const typed = text.trim();
  const isName = outcome.kind === 'found' && outcome.corrected === null;
  trackInteraction({
    area: 'search',
    action: outcome.kind === 'nothing' ? 'nothingFound' : 'found',
    text: isName ? typed.toLowerCase() : '',
    letters: typed.length,
    games:
      outcome.kind === 'found' ? outcome.games.length : outcome.kind === 'filtered' ? outcome.filtered.games.length : 0,
  });
}
