import { sorted } from '@foyer/contract/sorted';
import { editsBetween } from './editsBetween.ts';
import { firstSorted } from './firstSorted.ts';
import { searchGames, searchWordsOf } from './searchGames.ts';
import type { SearchableGames } from './searchGames.ts';

/** Maximum edit distance of a similar word. */
const maxEdits = 4;
/** Number of words of one distance to look up; enough to fill a screen. */
const maxWordsPerDistance = 20;

/**
 * Returns indexes of games with the words nearest to a text without matches, the more played first among equals. Filled
 * up with the most played games, so that the page is never empty.
 */
export function nearestGames(searchable: SearchableGames, wanted: string, limit: number): number[] {
  const typed = wanted.split(' ').slice(0, 4);
  const byEdits = Array.from({ length: maxEdits + 1 }, (): string[] => []);
  for (const word of searchWordsOf(searchable)) {
    const edits = Math.min(...typed.map((other) => editsBetween(other, word, maxEdits).whole));
    // At least one letter must match. Distances above the limit have no list.
    if (edits < word.length) byEdits[edits]?.push(word);
  }
  const { popularity, count } = searchable.games;
  const playedMore = (a: number, b: number) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || a - b;
  const nearest = new Set<number>();
  for (const words of byEdits) {
    // Stryker disable next-line ConditionalExpression,EqualityOperator: only saves time; later words rank lower
    if (nearest.size >= limit) break;
    const hits = new Set(words.slice(0, maxWordsPerDistance).flatMap((word) => searchGames(searchable, word)));
    for (const place of sorted(hits, playedMore)) nearest.add(place);
  }
  // Stryker disable next-line ConditionalExpression,EqualityOperator: only saves time
  if (nearest.size < limit) {
    const others = Array.from({ length: count }, (_, place) => place).filter((place) => !nearest.has(place));
    for (const place of firstSorted(others, limit - nearest.size, playedMore)) nearest.add(place);
  }
  return [...nearest].slice(0, limit);
}
