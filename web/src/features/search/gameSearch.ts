import type { StoreApi } from 'zustand/vanilla';
import { createStore } from '../../base/createStore.ts';
import type { AllGames } from '../../domain/game/allGames.ts';
import { unpackFacts } from '../../domain/game/gameFacts.ts';
import { openFirst } from '../../domain/game/openFirst.ts';
import type { TableHours } from '../../domain/game/openFirst.ts';
import { servicesTime } from '../../services/api/servicesClock.ts';
import type { FilteredGames, FilterSearch } from './filterSearch.ts';
import { fuzzyGames } from './fuzzyGames.ts';
import { nearestGames } from './nearestGames.ts';
import { relatedGames, searchable, searchGames } from './searchGames.ts';
import type { SearchableGames } from './searchGames.ts';
import { foldText } from './searchTexts.ts';
import { isLongEnough, shouldSearch, han } from './shouldSearch.ts';

/**
 * Returns a text in simplified Chinese characters. Loads their table with the first Chinese text, and leaves the text
 * as it is if it cannot be loaded.
 */
async function toSimplified(text: string): Promise<string> {
  if (!han.test(text)) return text;
  return import('./simplifiedCharacters.ts').then(
    ({ simplifiedCharacters }) => simplifiedCharacters(text),
    () => text,
  );
}

export type SearchOutcome =
  /** Too short to search. */
  | { kind: 'short' }
  | { kind: 'loading' }
  /** The list failed to load. */
  | { kind: 'failed' }
  /** Indexes in the list, best first. `text` is the normalised text that found them. */
  | {
      kind: 'found';
      text: string;
      list: AllGames;
      games: readonly number[];
      related: readonly number[];
      corrected: string | null;
      filtered: FilteredGames | null;
    }
  /** No name matches, but the text names filters. */
  | { kind: 'filtered'; text: string; list: AllGames; filtered: FilteredGames }
  | { kind: 'nothing'; list: AllGames; nearest: readonly number[] };

export interface SearchState {
  text: string;
  outcome: SearchOutcome;
}

/** Loads the whole list; null on failure. Called for each search, so it should cache. */
type LoadList = () => Promise<AllGames | null>;

export interface GameSearch {
  readonly state: StoreApi<SearchState>;
  type(text: string): void;
  /** Searches for the exact text, without correction. */
  exactly(): void;
  retry(): void;
  /** From now on finds the games of filters too, also for the current text. Before, it finds names alone. */
  findFilters(make: (games: SearchableGames) => FilterSearch): void;
}

/**
 * Moves closed live tables behind the other games found, those that open soonest first. The best match stays first,
 * because it may be the name of a table.
 */
function openTablesFirst(list: AllGames, [best, ...others]: readonly number[]): readonly number[] {
  const hoursOf = (place: number): TableHours | undefined => {
    const { kind, isUnavailable } = unpackFacts(list.facts[place] ?? 0);
    return kind === 'live' && isUnavailable ? { state: 'closed', opensAt: list.tile(place).backAt ?? null } : undefined;
  };
  return best === undefined ? [] : [best, ...openFirst(others, hoursOf, servicesTime(Date.now()))];
}

const relatedCount = 10;
const nearestCount = 10;

/** Runs the search for the typed text. A result for an older text is dropped. */
export function createGameSearch(loadList: LoadList): GameSearch {
  const state = createStore<SearchState>(() => ({ text: '', outcome: { kind: 'short' } }));
  let lastText: string | null = null;
  let run = 0;
  let isExactly = false;
  let known: SearchableGames | null = null;
  let filtersOf: (games: SearchableGames) => FilterSearch | null = () => null;
  let filters: FilterSearch | null = null;

  async function search(text: string, isExact: boolean): Promise<void> {
    run += 1;
    isExactly = isExact;
    const mine = run;
    // A list that is here answers at once: showing that it loads would draw the page twice.
    if (known === null && state.getState().outcome.kind !== 'found') state.setState({ outcome: { kind: 'loading' } });
    const outcome = await outcomeOf(text, isExact);
    if (mine === run) state.setState({ outcome });
  }

  async function outcomeOf(text: string, isExact: boolean): Promise<SearchOutcome> {
    const list = await loadList();
    if (list === null) return { kind: 'failed' };
    // Stryker disable next-line ConditionalExpression: only saves time
    if (known?.games !== list) [known, filters] = [searchable(list), null];
    filters ??= filtersOf(known);
    const matches = searchGames(known, text);
    if (matches.length > 0) return found(text, list, matches, { filtered: filters?.gamesOf(text) ?? null });
    // Names have simplified characters, and some people type traditional ones.
    const simplified = await toSimplified(text);
    const simplifiedMatches = simplified === text ? [] : searchGames(known, simplified);
    const filtered = filters?.gamesOf(simplified) ?? null;
    if (simplifiedMatches.length > 0) return found(text, list, simplifiedMatches, { filtered });
    const otherMatches = searchGames(known, filters?.nameOf(simplified) ?? '');
    if (otherMatches.length > 0) return found(text, list, otherMatches, { filtered });
    if (filtered !== null) return { kind: 'filtered', text: foldText(text), list, filtered };
    const fuzzy = isExact ? null : fuzzyGames(known, simplified);
    if (fuzzy !== null) return found(text, list, fuzzy.games, { corrected: fuzzy.corrected });
    return { kind: 'nothing', list, nearest: nearestGames(known, foldText(simplified), nearestCount) };
  }

  const found = (
    text: string,
    list: AllGames,
    games: readonly number[],
    { corrected = null, filtered = null }: { corrected?: string | null; filtered?: FilteredGames | null },
  ): SearchOutcome => ({
    kind: 'found',
    text: foldText(text),
    list,
    games: openTablesFirst(list, games),
    related: relatedGames(list, games, relatedCount),
    corrected,
    filtered,
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
    findFilters(make) {
      filtersOf = make;
      filters = null;
      if (lastText !== null) void search(state.getState().text, isExactly);
    },
  };
}
