import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { FuzzyHit } from './fuzzyGames.ts';
import { nearestGames } from './nearestGames.ts';
import { foldText, relatedGames, searchGames } from './searchGames.ts';
import type { SearchGame } from './searchGames.ts';
import { isLongEnough, shouldSearch } from './shouldSearch.ts';

export type SearchOutcome =
  /** Too short to search. */
  | { kind: 'short' }
  | { kind: 'loading' }
  /** The list did not come. */
  | { kind: 'failed' }
  | { kind: 'found'; games: readonly SearchGame[]; related: readonly SearchGame[]; corrected: string | null }
  | { kind: 'nothing'; nearest: readonly SearchGame[] };

export interface SearchState {
  text: string;
  outcome: SearchOutcome;
}

interface SearchParts {
  /** The whole list; null when it did not come. Asked for each time and expected to be remembered. */
  loadList: () => Promise<readonly SearchGame[] | null>;
  loadFuzzy: () => Promise<(games: readonly SearchGame[], text: string) => FuzzyHit | null>;
}

export interface GameSearch {
  readonly state: StoreApi<SearchState>;
  type(text: string): void;
  /** Searches for what was typed, letter by letter. */
  exactly(): void;
  retry(): void;
}

const relatedCount = 10;
const nearestCount = 10;

/** From what is typed to what is shown. An answer that belongs to an older text is dropped. */
export function createGameSearch({ loadList, loadFuzzy }: SearchParts): GameSearch {
  const state = createStore<SearchState>(() => ({ text: '', outcome: { kind: 'short' } }));
  let lastText: string | null = null;
  let run = 0;

  async function search(text: string, isExact: boolean): Promise<void> {
    run += 1;
    const mine = run;
    if (state.getState().outcome.kind !== 'found') state.setState({ outcome: { kind: 'loading' } });
    const outcome = await outcomeOf(text, isExact);
    if (mine === run) state.setState({ outcome });
  }

  async function outcomeOf(text: string, isExact: boolean): Promise<SearchOutcome> {
    const list = await loadList();
    if (list === null) return { kind: 'failed' };
    const matches = searchGames(list, text);
    if (matches.length > 0) return found(list, matches, null);
    const fuzzy = isExact ? null : await loadFuzzy().then((fuzzyGames) => fuzzyGames(list, text), () => null);
    if (fuzzy !== null) return found(list, fuzzy.games, fuzzy.corrected);
    return { kind: 'nothing', nearest: nearestGames(list, foldText(text), nearestCount) };
  }

  const found = (list: readonly SearchGame[], games: readonly SearchGame[], corrected: string | null): SearchOutcome => ({
    kind: 'found',
    games,
    related: relatedGames(list, games, relatedCount),
    corrected,
  });

  return {
    state,
    type(text) {
      state.setState({ text });
      if (!isLongEnough(text)) {
        run += 1;
        lastText = null;
        state.setState({ outcome: { kind: 'short' } });
        return;
      }
      if (!shouldSearch(text, lastText)) return;
      lastText = text;
      void search(text, false);
    },
    exactly: () => void search(state.getState().text, true),
    retry: () => void search(state.getState().text, false),
  };
}
