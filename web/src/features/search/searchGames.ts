import { sorted } from '@foyer/contract/sorted';
import type { AllGames } from '../../domain/game/allGames.ts';
import { firstSorted } from './firstSorted.ts';
import { foldText, lineAt, searchTexts } from './searchTexts.ts';
import type { SearchText } from './searchTexts.ts';

/** The all-games list prepared for searching. Created once per list. */
export interface SearchableGames {
  readonly games: AllGames;
  readonly texts: readonly SearchText[];
}

export function searchable(games: AllGames): SearchableGames {
  return { games, texts: searchTexts(games) };
}

/**
 * LB-03: returns indexes of the games whose name contains the text, ignoring case, also by English name and pinyin.
 * Matches at the start of a name come first, then at the start of a word, then inside a word; among equals the more
 * played game wins.
 */
export function searchGames({ games, texts }: SearchableGames, text: string): number[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  const packed = wanted.replaceAll(' ', '');
  const ranks = new Map<number, number>();
  for (const one of texts) {
    hit(one, wanted, ranks);
    // `zuan shi` matches with and without spaces; other names of several words do not.
    if (one.isPacked && packed !== wanted) hit(one, packed, ranks);
  }
  if (ranks.size === 0 && packed !== wanted) return withEveryWord({ games, texts }, wanted.split(' '));
  const { popularity } = games;
  return sorted(
    ranks.keys(),
    (a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || (popularity[b] ?? 0) - (popularity[a] ?? 0) || a - b,
  );
}

/** Finds games whose name contains all of these words in any order: `roulette velvet`. */
function withEveryWord(list: SearchableGames, words: readonly string[]): number[] {
  const [first = [], ...others] = words.map((word) => searchGames(list, word));
  return others
    .map((places) => new Set(places))
    .reduce((left, places) => left.filter((place) => places.has(place)), first);
}

/** Records the rank of each match: 0 at the start of its line, 1 at the start of a word, 2 inside a word. */
function hit(one: SearchText, wanted: string, ranks: Map<number, number>): void {
  const { text } = one;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const before = at === 0 ? '\n' : text[at - 1];
    const rank = before === '\n' ? 0 : before === ' ' ? 1 : 2;
    const game = lineAt(one, at);
    if (rank < (ranks.get(game) ?? 3)) ranks.set(game, rank);
  }
}

/** Returns games of the best match's theme, the most played first, without those already found. */
export function relatedGames(games: AllGames, found: readonly number[], limit: number): number[] {
  const [best] = found;
  if (best === undefined) return [];
  const shown = new Set(found);
  const theme = games.theme[best];
  const alike: number[] = [];
  for (let place = 0; place < games.count; place += 1)
    if (games.theme[place] === theme && !shown.has(place)) alike.push(place);
  return firstSorted(alike, limit, (a, b) => (games.popularity[b] ?? 0) - (games.popularity[a] ?? 0) || a - b);
}

const wordsOfLists = new WeakMap<SearchableGames, readonly string[]>();

/**
 * Returns the distinct words of all names, the most frequent first. Computed once per list, when a text first has no
 * match.
 */
export function searchWordsOf(list: SearchableGames): readonly string[] {
  let words = wordsOfLists.get(list);
  if (words === undefined) {
    const counts = new Map<string, number>();
    for (const { text } of list.texts)
      for (const word of text.split(/[ \n]/)) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1);
    words = sorted(counts, (a, b) => b[1] - a[1]).map(([word]) => word);
    wordsOfLists.set(list, words);
  }
  return words;
}
