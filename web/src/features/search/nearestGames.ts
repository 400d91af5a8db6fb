import { editsBetween } from './editsBetween.ts';
import { searchGames } from './searchGames.ts';
import type { SearchableGames } from './searchGames.ts';
import { searchWordsOf } from './searchWordsOf.ts';

/** Words further away than this are no likeness. */
const maxEdits = 4;
/** Words of one distance that are looked up: enough for a screen, whatever was typed. */
const wordsLookedUp = 20;

/** Places of games with the words nearest to a text that nothing matches, the more played first among equals; filled up with the most played, so that the page is never empty. */
export function nearestGames(searchable: SearchableGames, wanted: string, most: number): number[] {
  const typed = wanted.split(' ').slice(0, 4);
  const byEdits = Array.from({ length: maxEdits + 1 }, (): string[] => []);
  for (const word of searchWordsOf(searchable)) {
    const edits = Math.min(...typed.map((other) => editsBetween(other, word, maxEdits).whole));
    // Something of the word must be left. Words without likeness have no list.
    if (edits < word.length) byEdits[edits]?.push(word);
  }
  const { popularity, count } = searchable.games;
  const playedMore = (a: number, b: number) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || a - b;
  const nearest = new Set<number>();
  for (const words of byEdits) {
    // Stryker disable next-line ConditionalExpression,EqualityOperator: saves time only, because what follows stands behind
    if (nearest.size >= most) break;
    const hits = new Set(words.slice(0, wordsLookedUp).flatMap((word) => searchGames(searchable, word)));
    for (const place of [...hits].toSorted(playedMore)) nearest.add(place);
  }
  const all = Array.from({ length: count }, (_, place) => place).toSorted(playedMore);
  return [...new Set([...nearest, ...all])].slice(0, most);
}
