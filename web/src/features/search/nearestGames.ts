import { editsBetween } from './nearestWords.ts';
import type { SearchGame } from './searchGames.ts';

/** Words further away than this are no likeness. */
const mostEdits = 4;

/** Games with the words nearest to a text that nothing matches, so that the page is never empty. */
export function nearestGames(games: readonly SearchGame[], wanted: string, most: number): SearchGame[] {
  const typed = wanted.split(' ').filter((word) => word !== '').slice(0, 4);
  // Thousands of names are made of a few hundred words: each is compared once.
  const known = new Map<string, number>();
  const editsOf = (word: string) => {
    let edits = known.get(word);
    if (edits === undefined) {
      edits = Math.min(mostEdits + 1, ...typed.map((other) => editsBetween(other, word, mostEdits)));
      known.set(word, edits);
    }
    return edits;
  };
  return games
    .map((game) => ({ game, edits: Math.min(...game.texts.flatMap((text) => text.split(' ').map(editsOf))) }))
    .toSorted((a, b) => a.edits - b.edits || b.game.popularity - a.game.popularity)
    .slice(0, most)
    .map(({ game }) => game);
}
