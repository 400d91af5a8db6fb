import type { AllGames } from '../../domain/game/allGames.ts';
import { foldText, lineAt, searchTexts } from './searchTexts.ts';
import type { SearchText } from './searchTexts.ts';

/** The all-games list, ready to be searched. Made once a list. */
export interface SearchableGames {
  readonly games: AllGames;
  readonly texts: readonly SearchText[];
}

export function searchable(games: AllGames): SearchableGames {
  return { games, texts: searchTexts(games) };
}

/**
 * LB-03: places of the games whose name holds the text, without regard to case; also by English name and pinyin. The
 * better hit goes first: at the start of a name, at the start of a word, inside one; among equals the game that is
 * played more.
 */
export function searchGames({ games, texts }: SearchableGames, text: string): number[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  const packed = wanted.replaceAll(' ', '');
  const ranks = new Map<number, number>();
  for (const one of texts) {
    hit(one, wanted, ranks);
    // `zuan shi` is typed with and without spaces; names of several words are not.
    if (one.isPacked && packed !== wanted) hit(one, packed, ranks);
  }
  if (ranks.size === 0 && packed !== wanted) return withEveryWord({ games, texts }, wanted.split(' '));
  const { popularity } = games;
  return [...ranks.keys()].toSorted(
    (a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0) || (popularity[b] ?? 0) - (popularity[a] ?? 0) || a - b,
  );
}

/** Games whose name holds all of these words, in any order: `roulette velvet`. */
function withEveryWord(list: SearchableGames, words: readonly string[]): number[] {
  const [first = [], ...others] = words.map((word) => searchGames(list, word));
  return others
    .map((places) => new Set(places))
    .reduce((left, places) => left.filter((place) => places.has(place)), first);
}

/** Writes down how well each game is hit: 0 at the start of its line, 1 at the start of a word, 2 inside one. */
function hit(one: SearchText, wanted: string, ranks: Map<number, number>): void {
  const { text } = one;
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const before = at === 0 ? '\n' : text[at - 1];
    const rank = before === '\n' ? 0 : before === ' ' ? 1 : 2;
    const game = lineAt(one, at);
    if (rank < (ranks.get(game) ?? 3)) ranks.set(game, rank);
  }
}

/** Games of the same theme as the best hit, the most played first, without those that were found. */
export function relatedGames(games: AllGames, found: readonly number[], most: number): number[] {
  const [best] = found;
  if (best === undefined) return [];
  const shown = new Set(found);
  const theme = games.theme[best];
  const alike: number[] = [];
  for (let place = 0; place < games.count; place += 1)
    if (games.theme[place] === theme && !shown.has(place)) alike.push(place);
  return alike.toSorted((a, b) => (games.popularity[b] ?? 0) - (games.popularity[a] ?? 0) || a - b).slice(0, most);
}
